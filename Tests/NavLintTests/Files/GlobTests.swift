import NavLint
import Platform
import Testing

struct GlobTests {
  private func matches(_ pattern: String, _ path: String, isFolder: Bool = false) -> Bool {
    GlobList(patterns: [pattern], folder: "/r").verdict(
      on: FilePath("/r/\(path)"), isFolder: isFolder) ?? false
  }

  @Test(arguments: [
    ("*.yaml", "a.yaml"), ("*.yaml", "x/y/a.yaml"), ("a", "x/a"), ("/a", "a"), ("x/a", "x/a"),
    ("x/*/b", "x/y/b"), ("**/b", "b"), ("**/b", "x/y/b"), ("x/**", "x/y/z"), ("x/**/b", "x/b"),
    ("x/**/b", "x/y/z/b"), ("?.yaml", "a.yaml"), ("[ab]c", "bc"), ("[!ab]c", "cc"),
    ("[^ab]c", "cc"), ("[a-c]", "b"), ("[]]", "]"), ("[[:digit:]]x", "7x"), ("\\*", "*"),
    ("\\!a", "!a"), ("\\#a", "#a"), ("a\\ ", "a "), ("*a*b*c*", "xaybzcw"), ("x/*", "x/a"),
    ("*", "x/y"), ("/**", "x/y"), ("**", "x/y"), ("[\\]]", "]"), ("é", "é"),
  ])
  func match(pattern: String, path: String) {
    #expect(matches(pattern, path))
  }

  @Test(arguments: [
    ("*.yaml", "a.yml"), ("/a", "x/a"), ("x/a", "y/x/a"), ("x/*", "x/y/z"), ("x/*/b", "x/y/z/b"),
    ("x/**", "x"), ("?", "ab"), ("[!a]", "a"), ("a?b", "a/b"), ("x[!a]y", "x/y"), ("a[", "a["),
    ("a\\", "a\\"), ("*.yaml", "A.YAML"), ("[[:nonsense:]]", "n"), ("a ", "a "),
  ])
  func noMatch(pattern: String, path: String) {
    #expect(!matches(pattern, path))
  }

  @Test func aClosingSlashMatchesFoldersOnly() {
    #expect(matches("a/", "x/a", isFolder: true))
    #expect(!matches("a/", "x/a"))
  }

  @Test func caseCanBeIgnored() {
    let list = GlobList(patterns: ["*.Nav.yaml", "[a-c]x"], folder: "/r", ignoringCase: true)
    #expect(list.verdict(on: "/r/CITY.NAV.YAML", isFolder: false) == true)
    #expect(list.verdict(on: "/r/BX", isFolder: false) == true)
    #expect(list.verdict(on: "/r/DX", isFolder: false) == nil)
  }

  @Test(arguments: ["", "# comment", "   ", "!", "/", "\r"])
  func noPattern(line: String) {
    #expect(Glob(line) == nil)
  }

  @Test func theLastMatchDecides() {
    let list = GlobList(patterns: ["*.yaml", "!keep.yaml", "x/keep.yaml"], folder: "/r")
    #expect(list.verdict(on: "/r/a.yaml", isFolder: false) == true)
    #expect(list.verdict(on: "/r/keep.yaml", isFolder: false) == false)
    #expect(list.verdict(on: "/r/x/keep.yaml", isFolder: false) == true)
    #expect(list.verdict(on: "/r/a.json", isFolder: false) == nil)
  }

  @Test func coveringLooksAtTheFoldersAbove() {
    let list = GlobList(patterns: ["vendor/", "!vendor/keep.yaml"], folder: "/r")
    #expect(list.covers("/r/x/vendor/y/a.yaml"))
    #expect(list.covers("/r/vendor/keep.yaml"))
    #expect(!list.covers("/r/vendor"))
    #expect(list.covers("/r/vendor", isFolder: true))
  }

  @Test func outsideItsFolderAListLooksAtNamesOnly() {
    let list = GlobList(patterns: ["*.gen.yaml", "/a", "s", "r"], folder: "/r/s")
    #expect(list.covers("/elsewhere/b.gen.yaml"))
    #expect(!list.covers("/a"))
    #expect(!list.covers("/s/b.yaml"))
    #expect(!list.covers("/r/s", isFolder: true))
    #expect(!list.covers("/r", isFolder: true))
  }

  /// Naive matching tries every split of the text at every star: for this more than the age of the
  /// world.
  @Test func manyStarsTakeNoTime() {
    let pattern = String(repeating: "**/a*", count: 40) + "b"
    let path = String(repeating: "aaaa/", count: 400) + "c"
    #expect(!matches(pattern, path))
  }
}
