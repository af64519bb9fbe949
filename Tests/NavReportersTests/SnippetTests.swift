import NavLint
import SourceText
import Testing

@testable import NavReporters

@Suite struct SnippetTests {
  /// A snippet as two lines: the text, and carets below the mark.
  private func drawn(
    _ text: String, _ part: String, _ occurrence: Int = 1, columns: Int = 40,
    secrets: [String] = []
  ) -> String {
    drawn(Array(text.utf8), columns: columns, secrets: secrets) { $0.range(part, occurrence) }
  }

  private func drawn(
    _ bytes: [UInt8], columns: Int = 40, secrets: [String] = [],
    at range: (SourceFile) -> SourceRange
  ) -> String {
    let file = Sample.report("a", bytes, secrets: secrets) { _ in [] }
    let places = Places(file)
    let snippet = Snippet(of: range(places.source), in: places, columns: columns)
    let marks =
      String(repeating: " ", count: snippet.column) + String(repeating: "^", count: snippet.width)
    return "\(snippet.line)|\(String(decoding: snippet.text, as: UTF8.self))|\n  \(marks)"
  }

  @Test(arguments: [
    ("a: b\n", "b", "1|a: b|\n     ^"),
    ("x\r\na: b\r\nc", "b", "2|a: b|\n     ^"),
    ("a\rb: c\r", "c", "2|b: c|\n     ^"),
    ("\u{FEFF}a: b", "a", "1|a: b|\n  ^"),
    ("\ta:\tb", "b", "1|    a:    b|\n            ^"),
    ("京: 東京 b", "東京", "1|京: 東京 b|\n      ^^^^"),
    ("e\u{301}\u{327}: b", "b", "1|e\u{301}\u{327}: b|\n     ^"),
    ("ﾊﾝ ＡＢ 🗼 b", "b", "1|ﾊﾝ ＡＢ 🗼 b|\n             ^"),
    ("🇩🇪 b", "b", "1|🇩🇪 b|\n     ^"),
    ("a\u{1B}\u{202E}b", "b", "1|a\\u{1B}\\u{202E}b|\n                 ^"),
    ("a\u{1B}b", "\u{1B}", "1|a\\u{1B}b|\n   ^^^^^^"),
    ("##[error] b", "b", "1|##\\u{5B}error] b|\n                 ^"),
  ])
  func alignment(text: String, part: String, expected: String) {
    #expect(drawn(text, part) == expected)
  }

  @Test(arguments: [
    ("a: [b,\n  c]\n", "[b,\n  c", "1|a: [b,|\n     ^^^"),
    ("a: \t\n  b\n", "a: \t\n  b", "1|a:     |\n  ^^"),
    ("a:\n\n  b\n", "\n\n  b", "1|a:|\n    ^"),
  ])
  func firstLineOnly(text: String, part: String, expected: String) {
    #expect(drawn(text, part) == expected)
  }

  @Test(arguments: [
    ("", "1||\n  ^"), ("a\n", "2||\n  ^"), ("ab", "1|ab|\n    ^"),
  ])
  func endOfText(text: String, expected: String) {
    let end = text.utf8.count
    #expect(drawn(Array(text.utf8)) { _ in SourceRange(start: end, end: end) } == expected)
  }

  @Test func bytesThatAreNoUTF8() {
    let bytes: [UInt8] = [0x61, 0xC3, 0x28, 0xE9, 0xED, 0xA0, 0x80, 0x62]
    #expect(
      drawn(bytes) { $0.range("b") }
        == #"1|a\xC3(\xE9\xED\xA0\x80b|"# + "\n" + "                        ^")
  }

  @Test(arguments: [
    (1, "1|0123456789abcdef…|\n  ^"),
    (10, "1|0123456789abcdef…|\n           ^"),
    (26, "1|…ijklmnopqrstuvwx…|\n          ^"),
    (62, "1|…STUVWXYZ_.|\n          ^"),
  ])
  func longLines(number: Int, expected: String) {
    let line = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_."
    let offset = number - 1
    #expect(
      drawn(Array(line.utf8), columns: 18) { _ in SourceRange(start: offset, end: offset + 1) }
        == expected)
  }

  @Test func markLongerThanTheWindow() {
    let line = "key: " + String(repeating: "x", count: 500)
    #expect(
      drawn(line, String(repeating: "x", count: 500), columns: 12)
        == "1|…: xxxxxxxx…|\n     ^^^^^^^^")
  }

  @Test(
    arguments: [
      ("token: abc # b", "abc", 1, "1|token: *** # b|\n         ^^^"),
      ("token: abc # b", "b", 2, "1|token: *** # b|\n               ^"),
      ("token: abc # b", "b", 1, "1|token: *** # b|\n         ^^^"),
    ] as [(String, String, Int, String)])
  func secrets(text: String, part: String, occurrence: Int, expected: String) {
    #expect(drawn(text, part, occurrence, secrets: ["abc"]) == expected)
  }
}
