import Platform
import Testing

struct TextPatternTests {
  @Test(arguments: [
    ("oog", "Google Maps", true), ("^oog", "Google Maps", false),
    ("^Google Maps$", "Google Maps", true),
    ("^(a|b)+$", "abba", true), ("^[[:alpha:]]+$", "abc1", false), ("a{2,3}", "baab", true),
    ("", "anything", true), ("[]x]", "]", true),
  ])
  func matchesAnywhereUnlessAnchored(pattern: String, text: String, expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(Array(text.utf8)) == expected)
  }

  @Test func aTextWithANULNeverMatches() throws {
    #expect(try !TextPattern("a").matches([0x61, 0]))
  }

  @Test func refusesWhatCouldTakeLong() {
    #expect(throws: TextPattern.Fault.tooLong(limit: 512)) {
      try TextPattern(String(repeating: "a", count: 513))
    }
    #expect(throws: TextPattern.Fault.undefinedEscape(#"\1"#)) {
      try TextPattern(#"(a*)\1"#)
    }
    #expect(throws: TextPattern.Fault.tooManyRepetitions(limit: 1000)) {
      try TextPattern("((a{1,100}){1,100}){1,100}")
    }
    #expect(throws: Never.self) { try TextPattern(#"\\1[{999}{999}]{1,999}"#) }
  }

  @Test func saysWhatIsMalformed() {
    #expect(throws: TextPattern.Fault.self) { try TextPattern("a(") }
  }

  @Test func nestedRepetitionOfALongTextEnds() throws {
    let text = [UInt8](repeating: 0x61, count: 100_000) + [0x62]
    #expect(try !TextPattern("^(a+)+$").matches([0x62] + text))
    #expect(try TextPattern("^(a|aa)+c?").matches(text))
  }
}
