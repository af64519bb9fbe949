import Testing
import YAMLTree

/// YAML 1.2's core schema, and where YAML 1.1 differs.
@Suite struct ScalarResolutionTests {
  private func plain(_ text: String) -> ScalarValue {
    // The bytes around the scalar must not matter.
    let bytes = Array(("1" + text + "1").utf8)
    return ScalarResolution.plain(bytes, start: 1, count: bytes.count - 2)
  }

  private func number(_ text: String) -> ScannedNumber? {
    guard case .number(let number) = plain(text) else { return nil }
    return number
  }

  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func nullIsWrittenInFiveWays(_ text: String) { #expect(plain(text) == .null) }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false),
  ])
  func booleans(_ text: String, _ value: Bool) { #expect(plain(text) == .boolean(value)) }

  @Test(arguments: [
    "yes", "No", "on", "off", "y", "tRue", "TRue", "trueish", "nULL", "nul", "~~", "0x", "0xG",
    "0o8", "-0x1", "+0o7", "1_000", "0b1", "1.2.3", "1e", "1e+", ".", "-", "+", "+-1", ".e1",
    ".Nan", "-.nan", "NaN", "inf", ".Infinity", "12:30", "1 000", "1,5", "- 1", "5%", "2026-03-01",
    "١", "０", ".5.", "--1", "1-", "e3",
  ])
  func everythingElseIsText(_ text: String) { #expect(plain(text) == .text) }

  @Test(
    arguments: [
      ("0", 0, true), ("-0", -0.0, true), ("+12", 12, true), ("012", 12, true), ("90", 90, true),
      ("90.0", 90, false), ("1.", 1, false), (".5", 0.5, false), ("-.5", -0.5, false),
      ("1e3", 1000, false), ("1E+3", 1000, false), ("1.e3", 1000, false), ("12e03", 12000, false),
      ("-2.5E+2", -250, false), ("1.5e-7", 1.5e-7, false), ("0x5A", 90, true), ("0xff", 255, true),
      ("0o132", 90, true), ("37.7955", 37.7955, false), ("-122.3937", -122.3937, false),
      ("123456789012345678", 123_456_789_012_345_680, true),
      ("5e-324", Double.leastNonzeroMagnitude, false),
      ("1.7976931348623157e308", 1.7976931348623157e308, false), ("9007199254740992", 0x1p53, true),
      ("9007199254740994", 0x1p53 + 2, true), ("100000000000000000000", 1e20, true),
      ("0.1e1", 1, false), ("00.100", 0.1, false), ("1e22", 1e22, false), ("1e23", 1e23, false),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown, false),
      ("0e999999999999", 0, false), ("0x20000000000000", 0x1p53, true),
      ("0x80000000000000000000", 0x1p79, true), ("1152921504606847000", 0x1p60, true),
      ("-1152921504606847000", -0x1p60, true),
      ("123456789012345680000", 1.2345678901234568e20, true),
    ] as [(String, Double, Bool)])
  func faithfulNumbers(_ text: String, _ value: Double, _ isInteger: Bool) {
    let number = number(text)
    #expect(number?.value == value)
    #expect(number?.value.sign == value.sign)
    #expect(number?.isInteger == isInteger)
    #expect(number?.quality == .faithful || text == "123456789012345678")
  }

  @Test(
    arguments: [
      ("9007199254740993", .inexactInteger),
      ("123456789012345678", .inexactInteger), ("-9007199254740993", .inexactInteger),
      ("0x20000000000001", .inexactInteger), ("18446744073709551615", .inexactInteger),
      ("18446744073709551616", .excessDigits), ("1e400", .overflow), ("-1e400", .overflow),
      ("1.8e308", .overflow), ("1e99999999999999999999", .overflow), ("1e-400", .underflow),
      ("1e-99999999999999999999", .underflow), ("2e-324", .underflow), ("3e-324", .faithful),
      (".nan", .notANumber), (".NaN", .notANumber), (".NAN", .notANumber), (".inf", .infinity),
      ("-.Inf", .infinity), ("+.INF", .infinity), ("0.123456789012345678", .excessDigits),
      ("0.12345678901234567", .faithful), ("0.123456789012345670000", .faithful),
      ("1000000000000000000000000", .inexactInteger),
      ("1152921504606847001", .inexactInteger), ("1152921504606846976", .excessDigits),
      ("123456789012345690000", .inexactInteger),
      ("9007199254740993.0", .inexactInteger), ("9007199254740993e0", .inexactInteger),
      ("-9007199254740993.", .inexactInteger), ("900719925474099.30e1", .inexactInteger),
      ("10000000000000001e3", .inexactInteger), ("12345678901234567890.0", .inexactInteger),
      ("0.00012345678901234567890e24", .inexactInteger),
      ("100000000000000000000000.0", .inexactInteger), ("1e23", .faithful),
      ("6.02214076e23", .faithful), ("9007199254740994.0", .faithful),
      ("18014398509481984.000", .faithful), ("18446744073709551616.0", .excessDigits),
      ("4.835703278458516698824704e24", .excessDigits), ("1.7976931348623157e308", .faithful),
      ("123456789012345678e-3", .excessDigits),
    ] as [(String, ScannedNumber.Quality)])
  func lossIsNamed(_ text: String, _ quality: ScannedNumber.Quality) {
    #expect(number(text)?.quality == quality)
  }

  @Test func manyDigitsAreReadAtOnce() {
    #expect(number(String(repeating: "9", count: 400))?.quality == .overflow)
    #expect(number("0x" + String(repeating: "F", count: 400))?.quality == .overflow)
    #expect(number("0." + String(repeating: "0", count: 400) + "1")?.quality == .underflow)
    #expect(number("1." + String(repeating: "0", count: 100_000))?.value == 1)
    let third = number("0." + String(repeating: "3", count: 100_000))
    #expect(third?.value == 1.0 / 3)
    #expect(third?.quality == .excessDigits)
    #expect(number(String(repeating: "0", count: 100_000) + "7")?.value == 7)
  }

  /// Doubles of every size, written with 17 digits, are read back to the last bit.
  @Test func numbersRoundTrip() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      guard value.isFinite, value != 0 else { continue }
      #expect(number("\(value)")?.value == value)
    }
  }

  @Test func tagsDecide() {
    let stream = compose(
      """
      - !!str 12
      - ! 12
      - !!int "12"
      - !!float 12
      - !!bool yes
      - !!int 1.5
      - !!null ""
      - '12'
      - |
        12
      - !!timestamp 2026-03-01
      - !!seq x
      - [12]
      - !!bool TRUE
      """)
    let twelve = number("12")
    let expected: [ScalarValue] = [
      .text, .text, twelve.map(ScalarValue.number) ?? .null,
      twelve.map(ScalarValue.number) ?? .null, .unresolved, .unresolved, .null, .text, .text,
      .unresolved, .unresolved, .unresolved, .boolean(true),
    ]
    var values: [ScalarValue] = []
    var child = NodeID(1)
    for _ in expected {
      values.append(stream.scalarValue(of: child))
      child = stream[child].next
    }
    #expect(values == expected)
  }

  @Test(arguments: [
    ("yes", "`true`"), ("No", "`false`"), ("ON", "`true`"), ("off", "`false`"),
    ("012", "the number `10`"), ("-012", "the number `-10`"), ("08", "text"), ("0o14", "text"),
    ("0b101", "the number `5`"), ("1_000", "the number `1000`"), ("0x_A", "the number `10`"),
    ("-0x1F", "the number `-31`"), ("12:30:45", "the number `45045`"), ("1:30", "the number `90`"),
    ("-1:30", "the number `-90`"), ("20:30.15", "a number"), ("1_0.5", "a number"),
    ("0_7", "the number `7`"), ("99999999999999999999_", "a number"), ("08:15:00.5", "a number"),
  ])
  func yaml11Differs(_ text: String, _ reading: String) {
    let bytes = Array(("1" + text + "1").utf8)
    #expect(
      YAML11Reading(of: bytes, start: 1, count: bytes.count - 2)?.description == reading)
  }

  @Test(arguments: [
    "", "true", "y", "n", "null", "12", "0", "00", "0x5A", "1.5", "1e3", "08:15:00", "12:60",
    "2026-03-01", "oN", "yES", "_1", "0b2", "0xG_", "1__x", ".5", "-.inf", "1:", "a:1", ".", "-",
    "1.5_x", "1_0.5e3", "noo", "o", "+", "0.5", "09.5", "12:3a",
  ])
  func yaml11Agrees(_ text: String) {
    let bytes = Array(("1" + text + "1").utf8)
    #expect(YAML11Reading(of: bytes, start: 1, count: bytes.count - 2) == nil)
  }
}
