import SourceText
import Testing

@Suite struct JSONWriterTests {
  private func text(
    _ layout: JSONWriter.Layout = .compact, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter(layout: layout)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func nested(_ json: inout JSONWriter) {
    json.object { json in
      json.member("name", "a")
      json.member("absent", String?.none)
      json.member("empty", [Int]())
      json.member("list") { json in
        json.array([1, 2]) { json, number in json.object { $0.member("n", number) } }
      }
      json.member("none") { $0.object { _ in } }
      json.member("yes", true)
    }
  }

  @Test func compact() {
    #expect(
      text(.compact, nested)
        == #"{"name":"a","empty":[],"list":[{"n":1},{"n":2}],"none":{},"yes":true}"#)
  }

  @Test func indented() {
    #expect(
      text(.indented, nested) == """
        {
          "name": "a",
          "empty": [],
          "list": [
            {
              "n": 1
            },
            {
              "n": 2
            }
          ],
          "none": {},
          "yes": true
        }
        """)
  }

  @Test(arguments: [
    ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\n\r\t\u{8}\u{0}", #""\n\r\t\b\u0000""#),
    ("\u{7F}\u{9B}\u{2028}\u{202E}\u{FEFF}\u{FFFE}", #""\u007f\u009b\u2028\u202e\ufeff\ufffe""#),
    ("\u{E0041}", #""\udb40\udc41""#),
    ("å日👩\u{200D}🚀❤\u{FE0F}", "\"å日👩\u{200D}🚀❤\u{FE0F}\""),
  ])
  func strings(value: String, expected: String) {
    #expect(text { $0.value(value) } == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (-12.5, "-12.5"), (90, "90"), (1e-7, "1e-07"), (Double.nan, "null"),
  ])
  func numbers(value: Double, expected: String) {
    #expect(text { $0.value(value) } == expected)
  }

  @Test func appendsInPlace() {
    var output = Array("x=".utf8)
    JSONWriter.append(to: &output) { $0.value(false) }
    #expect(String(decoding: output, as: UTF8.self) == "x=false")
  }
}
