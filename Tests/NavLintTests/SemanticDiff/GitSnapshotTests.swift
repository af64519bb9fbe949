import NavLint
import Platform
import TestSupport
import Testing

@Suite(.enabled(if: CommandRun.has("git"), "needs git"))
struct GitSnapshotTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("one", to: "a/one.nav.yaml")
    try folder.write("two\n", to: "a/b/two.nav.yaml")
    try folder.write("", to: "a/empty.nav.yaml")
    try folder.write("other", to: "a/other.txt")
    try folder.link("a/link.nav.yaml", to: "one.nav.yaml")
    _ = try CommandRun.shell(
      """
      git init -q . && git add -A
      git -c user.name=n -c user.email=e@example.com commit -qm one
      """, in: folder.path)
  }

  /// Reads in the scratch folder, whatever the tests' own is.
  private func read(_ name: String) throws -> GitSnapshot.Content {
    try GitSnapshot.read(
      FilePath(name), in: folder.path, isWanted: { $0.displayText.hasSuffix(".nav.yaml") })
  }

  @Test func filesAndFolders() throws {
    #expect(try read("HEAD:a/one.nav.yaml") == .file(Array("one".utf8)))
    #expect(
      try read("HEAD:a")
        == .folder([
          GitSnapshot.File(path: "b/two.nav.yaml", bytes: Array("two\n".utf8)),
          GitSnapshot.File(path: "empty.nav.yaml", bytes: []),
          GitSnapshot.File(path: "one.nav.yaml", bytes: Array("one".utf8)),
        ]))
  }

  @Test func whatGitRefuses() {
    #expect(throws: GitSnapshot.Failure.refused("a revision does not begin with `-`")) {
      try read("--help:a")
    }
    #expect(throws: GitSnapshot.Failure.self) { try read("HEAD:none") }
    #expect(throws: GitSnapshot.Failure.self) { try read("nowhere:a") }
  }
}
