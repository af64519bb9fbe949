import Testing

@testable import NavReporters

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🗼", 2), ("🇩🇪", 2), ("→…①", 3), ("ไทย", 3), ("ที่", 1),
    ("עִבְרִית", 5), ("𠀋", 2), ("☰", 2), ("❤", 1), ("", 0),
  ])
  func width(text: String, expected: Int) {
    #expect(text.displayWidth == expected)
  }
}
