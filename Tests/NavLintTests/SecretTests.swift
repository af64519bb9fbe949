import NavLint
import SourceText
import Testing

/// No report shows what is a secret.
@Suite struct SecretTests {
  @Test func aKeyOfGoogleIsMaskedWhereverItStands() {
    let key = "AIza" + String(repeating: "k", count: 35)
    let text = "x-a: {url: \"https://a/?k=\(key)\", apiKey: two, plain: AIza}"
    let source = SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8))
    let result = Linter().lint(source)
    #expect(result.secrets.map { source[$0] } == ["\"https://a/?k=\(key)\"", "two"])
    #expect(!result.diagnostics.contains { "\($0)".contains(key) })
  }

  @Test func aPointerShowsNoKeyOfGoogle() {
    let key = "AIza" + String(repeating: "k", count: 35)
    let text = "\(key):\n  a: 1\n  a: 2\n"
    let result = Linter().lint(SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8)))
    #expect(
      result.diagnostics.map { "\($0.rule) \($0.pointer)" } == [
        "literal-secret /…", "unknown-key /…", "duplicate-key /…/a",
      ])
  }
}
