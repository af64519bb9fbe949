import NavLint
import Platform
import SourceText
import Testing

/// The names of files as `patch` and `git apply` read them.
struct UnifiedDiffTests {
  @Test(
    arguments: [
      ("a.nav.yaml", "a.nav.yaml"),
      ("a b.nav.yaml", "a b.nav.yaml\t"),
      ("café.nav.yaml", "café.nav.yaml"),
      ("a\nb", #""a\012b""#),
      ("a\"b\\c", #""a\"b\\c""#),
      ("a\u{202E}b", #""a\342\200\256b""#),
    ] as [(String, String)])
  func namesSurvive(name: String, header: String) {
    let text = UnifiedDiff.text(
      Array("a\n".utf8), Array("b\n".utf8), [LineChange(old: 0..<1, new: 0..<1)],
      path: FilePath(name))
    #expect(
      String(decoding: text, as: UTF8.self)
        == "--- \(header)\n+++ \(header)\n@@ -1,1 +1,1 @@\n-a\n+b\n")
  }

  @Test func bytesThatAreNoTextSurvive() {
    let text = UnifiedDiff.text(
      [], [0x62, 0x0A], [LineChange(old: 0..<0, new: 0..<1)], path: FilePath(bytes: [0x61, 0xFF]))
    #expect(
      String(decoding: text, as: UTF8.self)
        == "--- \"a\\377\"\n+++ \"a\\377\"\n@@ -0,0 +1,1 @@\n+b\n")
  }
}
