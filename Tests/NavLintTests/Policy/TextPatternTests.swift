import NavLint
import Testing

struct TextPatternTests {
  @Test(arguments: [
    ("oog", "Google Maps", true), ("^oog", "Google Maps", false),
    ("^Google Maps$", "Google Maps", true), ("^$", "", true), ("^$", "a", false),
    ("", "anything", true), ("a.c", "xabcx", true), ("a\\.c", "abc", false),
    ("^(a|b)+$", "abba", true), ("^(a|b)+$", "abca", false), ("^(|a)b$", "b", true),
    ("^(a|b|cd)e$", "cde", true), ("^ab*c$", "ac", true), ("^ab?c$", "abbc", false),
    ("^(ab)*$", "ababa", false), ("^(a*)*$", "aab", false), ("^((a+)+)+b$", "aaab", true),
    ("a^b", "a^b", false), ("a\\^b", "a^b", true),
  ])
  func matchesAnywhereUnlessAnchored(pattern: String, text: String, expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text.utf8) == expected)
  }

  @Test(arguments: [
    ("^a{2,3}$", ["a": false, "aa": true, "aaa": true, "aaaa": false]),
    ("^a{2}$", ["a": false, "aa": true, "aaa": false]),
    ("^a{2,}$", ["a": false, "aa": true, "aaaaa": true]),
    ("^a{,1}$", ["": true, "a": true, "aa": false]), ("^a{0}$", ["": true, "a": false]),
    ("^(ab){1,2}$", ["ab": true, "abab": true, "ababab": false]),
    ("^(){3}$", ["": true, "a": false]),
  ])
  func countsRepetitions(pattern: String, texts: [String: Bool]) throws {
    let pattern = try TextPattern(pattern)
    for (text, expected) in texts {
      #expect(pattern.matches(text.utf8) == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ("^[[:alpha:]]+$", "abc1", false), ("^[[:alnum:]_]+$", "abc_1", true), ("^[]x]+$", "]x", true),
    ("^[^]x]$", "]", false), ("^[a-c-]+$", "b-", true), ("^[a\\]$", "\\", true),
    ("^[[.-.]a]+$", "a-", true), ("^[[=a=]-c]$", "b", true), ("[^a]", "aaa", false),
  ])
  func readsBracketExpressions(pattern: String, text: String, expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text.utf8) == expected)
  }

  @Test(arguments: [
    ("^.{3}$", "aé日", true), ("^[ä-ü]$", "é", true), ("^[^a]$", "é", true), ("a.b", "a\0b", true),
  ])
  func readsCharacters(pattern: String, text: String, expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text.utf8) == expected)
  }

  @Test(arguments: [
    ("a(", "`(` without `)`"), ("a)", "`)` without `(`"), ("[a", "`[` without `]`"),
    ("a{2", "`{` without `}`"), ("a{2,1}", "`{2,1}` bounds no repetition"),
    ("a{x}", "`{x}` bounds no repetition"), ("a{1,2,3}", "`{1,2,3}` bounds no repetition"),
    ("a{}", "`{}` bounds no repetition"), ("a{-1}", "`{-1}` bounds no repetition"),
    ("*a", "nothing stands before `*`"), ("(+a)", "nothing stands before `+`"),
    ("a|?", "nothing stands before `?`"), ("^{2}", "nothing stands before `{`"),
    ("a\\", "it ends with `\\`"), ("[b-a]", "`b-a` runs backwards"),
    ("[[:word:]]", "an unknown class in `[: :]`"), ("[[:alpha]", "`[:` without `:]`"),
    ("[[.ab.]]", "`[.` names no single character"),
  ])
  func saysWhatIsMalformed(pattern: String, words: String) {
    #expect(throws: TextPattern.Fault.malformed(words)) { try TextPattern(pattern) }
  }

  @Test func refusesWhatPOSIXLeavesOpen() {
    #expect(throws: TextPattern.Fault.undefinedEscape(#"\1"#)) { try TextPattern(#"(a*)\1"#) }
    #expect(throws: TextPattern.Fault.undefinedEscape(#"\d"#)) { try TextPattern(#"\d"#) }
  }

  @Test(arguments: [
    "((a{1,100}){1,100}){1,100}", "a{4001}", "a{99999999999}", "(a{0,60}){0,60}",
    String(repeating: "a{1,1000}", count: 5),
  ])
  func refusesWhatIsLargeWhenWrittenOut(pattern: String) {
    #expect(throws: TextPattern.Fault.self) { try TextPattern(pattern) }
  }

  @Test func refusesLongPatterns() throws {
    #expect(throws: TextPattern.Fault.tooLong(limit: 512)) {
      try TextPattern(String(repeating: "a", count: 513))
    }
    #expect(try TextPattern(String(repeating: "a", count: 512)).matches("b".utf8) == false)
  }

  /// Each of these once took a C library minutes or gigabytes.
  @Test(arguments: [
    "^(a+)+$", "(a|b)*a(a|b){100}c", "^(a|aa)+c?$", "(.*a){20}c",
    "-" + String(repeating: "+", count: 60), "a" + String(repeating: "*", count: 500),
    String(repeating: "(", count: 150) + "a" + String(repeating: "+)", count: 150),
  ])
  func everyPatternEnds(pattern: String) throws {
    let text = (0..<100_000).map { UInt8(ascii: $0.isMultiple(of: 3) ? "a" : "b") }
    _ = try TextPattern(pattern).matches(text)
  }
}
