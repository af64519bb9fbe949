import Foundation
import NavSchema
import SourceText
import Testing

/// Numbers against the table that the authors of RFC 8785 publish.
@Suite struct NumberTextTests {
  /// The digest of the table's first lines, `bits,text` each.
  @Test(arguments: [
    (1_000, "be18b62b6f69cdab33a7e0dae0d9cfa869fda80ddc712221570f9f40a5878687"),
    (10_000, "b9f7a8e75ef22a835685a52ccba7f7d6bdc99e34b010992cbc5864cd12be6892"),
  ])
  func publishedTable(lineCount: Int, digest: String) {
    var lines: [UInt8] = []
    for number in NumberTable().prefix(lineCount) {
      lines += String(number.bitPattern, radix: 16).utf8
      lines.append(UInt8(ascii: ","))
      NumberText.append(number, to: &lines)
      lines.append(0x0A)
    }
    #expect(SHA256.hexadecimalDigest(of: lines) == digest)
  }

  @Test func everyTextReadsBackAsItsNumber() {
    for number in NumberTable().prefix(20_000) {
      #expect(Double(NumberText.canonical(number)) == number)
    }
  }

  /// What counts as canonical is what would be written.
  @Test func canonicalSpellingsAreThoseWritten() {
    for number in NumberTable().prefix(20_000) {
      // Few numbers of the table have 15 digits; all of these have.
      let text = String(format: "%.*f", Int(number.bitPattern & 15), number.significand)
      let bytes = Array(text.utf8)
      let isCanonical = NumberText.isCanonical(bytes.indices, of: bytes)
      let written = NumberText.canonical(Double(text) ?? .nan)
      #expect(isCanonical == (text == written && text.filter(\.isNumber).count <= 15))
    }
  }

  @Test(arguments: [
    ("0", true), ("-0", false), ("90", true), ("-90", true), ("090", false), ("+90", false),
    ("-122.3937", true), ("0.5", true), (".5", false), ("5.", false), ("0.50", false),
    ("00.5", false), ("0.000001", true), ("0.0000012", true), ("0.0000001", false),
    ("1e3", false), ("0x5A", false), ("", false), ("-", false), (".", false), ("1.2.3", false),
    ("123456789012345", true), ("1234567890123456", false),
    ("1234567.12345678", true), ("1234567.123456789", false),
  ])
  func canonicalSpelling(text: String, isCanonical: Bool) {
    // The bytes around it do not count.
    let bytes = Array("1\(text)1".utf8)
    #expect(NumberText.isCanonical(1..<bytes.count - 1, of: bytes) == isCanonical)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (90, "90"), (-122.3937, "-122.3937"), (0.1 + 0.2, "0.30000000000000004"),
    (1e15, "1000000000000000"), (1e20, "100000000000000000000"), (1e21, "1e+21"),
    (1.2345678901234568e20, "123456789012345680000"), (0.0001, "0.0001"),
    (0.000123, "0.000123"), (1e-6, "0.000001"), (1e-7, "1e-7"), (-1.5e-9, "-1.5e-9"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
    (999_999_999_999_999.9, "999999999999999.9"), (4.5e15 + 0.5, "4500000000000000.5"),
  ])
  func layout(number: Double, text: String) {
    #expect(NumberText.canonical(number) == text)
  }
}
