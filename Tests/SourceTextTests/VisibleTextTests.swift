import SourceText
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain `text` [a]", "plain `text` [a]"),
    ("a\nb\r\tc", #"a\nb\r\tc"#),
    ("\u{1B}[31m\u{7F}\u{9B}", #"\u{1B}[31m\u{7F}\u{9B}"#),
    ("\u{202E}abc\u{2066}\u{200B}\u{AD}", #"\u{202E}abc\u{2066}\u{200B}\u{AD}"#),
    ("क्\u{200D}ष é 日 ❤\u{FE0F}", "क्\u{200D}ष é 日 ❤\u{FE0F}"),
    ("##[error]x #[a] ##vso[task]", #"##\u{5B}error]x #[a] ##vso\u{5B}task]"#),
  ])
  func visible(text: String, expected: String) {
    #expect(text.visible == expected)
  }
}
