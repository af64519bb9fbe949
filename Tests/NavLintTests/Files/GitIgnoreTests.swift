import Foundation
import NavLint
import Platform
import TestSupport
import Testing

/// Discovery beside git itself, on trees and patterns made at random.
struct GitIgnoreTests {
  static let hasGit = (try? ChildProcess.run("git", ["--version"])) != nil

  @discardableResult
  private static func git(_ arguments: [FilePath]) throws -> [UInt8] {
    let output = try ChildProcess.run("git", arguments)
    #expect(output.ending == .exited(status: 0))
    return output.standardOutput
  }

  /// What git would add in `folder`, in the order of the paths' bytes.
  private static func untracked(in folder: FilePath) throws -> [FilePath] {
    let names = try git(
      [
        "-C", folder, "-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false",
        "ls-files", "--others", "--exclude-standard", "-z",
      ])
    return FileList.paths(in: names, isNullSeparated: true)
      .filter { path in path.components.allSatisfy { $0.first != UInt8(ascii: ".") } }
      .sorted()
  }

  private static func discovered(in folder: FilePath) throws -> [FilePath] {
    let options = FileDiscovery.Options(workingFolder: folder)
    let result = FileDiscovery.discover([folder], options) { folder in
      FolderPatterns(include: ["*"], folder: folder)
    }
    return result.inputs.map { $0.path.relative(to: folder) ?? $0.path }
  }

  @Test(.enabled(if: hasGit), arguments: 0..<60)
  func agreesWithGit(seed: UInt64) throws {
    var maker = TreeMaker(seed: seed)
    let scratch = try ScratchFolder()
    let tree = try maker.make(in: scratch)
    try Self.git(["init", "-q", scratch.path])
    try scratch.write(maker.patterns(), to: ".git/info/exclude")
    let found = try Self.discovered(in: scratch.path)
    #expect(found == (try Self.untracked(in: scratch.path)), "\(tree)")
  }

  /// Without a repository the rules are the same; a folder inside knows those above it.
  @Test(.enabled(if: hasGit), arguments: 100..<115)
  func agreesWithGitOutsideARepository(seed: UInt64) throws {
    var maker = TreeMaker(seed: seed)
    let scratch = try ScratchFolder()
    let tree = try maker.make(in: scratch)
    let found = try Self.discovered(in: scratch.path)
    try Self.git(["init", "-q", scratch.path])
    #expect(found == (try Self.untracked(in: scratch.path)), "\(tree)")
  }

  @Test(.enabled(if: hasGit))
  func aRepositoryInsideStartsAfresh() throws {
    let scratch = try ScratchFolder()
    for name in ["a.x", "inner/a.x", "inner/b.y", "c.y"] as [FilePath] {
      try scratch.write("", to: name)
    }
    try scratch.write("*.x\n", to: ".gitignore")
    try scratch.write("*.y\n", to: "inner/.gitignore")
    for folder in [scratch.path, scratch("inner")] {
      try Self.git(["init", "-q", folder])
    }
    #expect(try Self.discovered(in: scratch.path) == ["c.y", "inner/a.x"])
    #expect(try Self.discovered(in: scratch("inner")) == ["a.x"])
    #expect(try Self.untracked(in: scratch("inner")) == ["a.x"])
  }

  @Test(.enabled(if: hasGit))
  func aLinkedWorkingTreeHasTheRepositorysExcludes() throws {
    let scratch = try ScratchFolder()
    let main = scratch("main")
    let identity: [FilePath] = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"]
    try Self.git(["init", "-q", main])
    try Self.git(
      ["-C", main] + identity + ["commit", "-q", "--allow-empty", "-m", "start"])
    try Self.git(["-C", main, "worktree", "add", "-q", scratch("linked")])
    try scratch.write("*.x\n", to: "main/.git/info/exclude")
    try scratch.write("", to: "linked/a.x")
    try scratch.write("", to: "linked/b.y")
    #expect(try Self.untracked(in: scratch("linked")) == ["b.y"])
    #expect(try Self.discovered(in: scratch("linked")) == ["b.y"])
  }

  @Test func aNamedFolderKnowsTheRulesAboveIt() throws {
    let scratch = try ScratchFolder()
    try scratch.write("*.x\n/sub/deep/c.y\nsub/\n", to: ".gitignore")
    for name in ["sub/deep/a.x", "sub/deep/b.y", "sub/deep/c.y"] as [FilePath] {
      try scratch.write("", to: name)
    }
    let options = FileDiscovery.Options(workingFolder: scratch.path)
    let result = FileDiscovery.discover([scratch("sub/deep")], options) { folder in
      FolderPatterns(include: ["*"], folder: folder)
    }
    #expect(result.inputs.map(\.path) == [scratch("sub/deep/b.y")])
  }
}

/// Makes trees of odd names with odd patterns beside them; the same for the same seed.
private struct TreeMaker: RandomNumberGenerator {
  private var state: UInt64

  private static let names = [
    "a", "b", "ab", "abc", "a b", "x.y", "x.z", "é", "[a]", "a*", "!a", "#a", "a\\b", "A", "dir",
  ]
  private static let parts = [
    "a", "b", "ab", "*", "?", "**", "a*", "*b", "x.?", "*.y", "[ab]", "[!a]", "[^b]*", "[a-b]b",
    "é", "\\[a\\]", "a\\*", "\\!a", "\\#a", "a b", "a\\\\b", "a**b", "***", "[[:alpha:]]", "[]a]",
    "dir", "?b", "[a", "x\\.y", "a\\", "*\\ b",
  ]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// Fills the folder and describes what it made.
  mutating func make(in scratch: ScratchFolder) throws -> String {
    var description = ""
    var folders: [FilePath] = [""]
    for _ in 0..<6 { folders.append(pick(folders).appending(FilePath(pick(Self.names)))) }
    for folder in folders {
      let isNew = (try? FileSystem.createFolder(scratch.path.appending(folder))) != nil
      guard isNew else { continue }
      for _ in 0..<4 {
        let file = folder.appending(FilePath(pick(Self.names)))
        if (try? FileSystem.status(of: scratch(file))) == nil { try scratch.write("", to: file) }
      }
      if folder.isEmpty || Int.random(in: 0..<3, using: &self) == 0 {
        let lines = patterns()
        description += "\(folder)/.gitignore:\n\(lines)"
        try scratch.write(lines, to: folder.appending(".gitignore"))
      }
    }
    return description
  }

  mutating func patterns() -> String {
    (0..<Int.random(in: 1...5, using: &self)).map { _ in pattern() + "\n" }.joined()
  }

  private mutating func pattern() -> String {
    let count = [1, 1, 2, 3].randomElement(using: &self) ?? 1
    var text = (0..<count).map { _ in pick(Self.parts) }.joined(separator: "/")
    if chance(4) { text = "/" + text }
    if chance(4) { text += "/" }
    if chance(4) { text = "!" + text }
    if chance(8) { text += " " }
    if chance(10) { text += "\r" }
    return text
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
