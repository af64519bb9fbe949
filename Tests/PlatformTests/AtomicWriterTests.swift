import Foundation
import Platform
import TestSupport
import Testing

struct AtomicWriterTests {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func names(in folder: FilePath) throws -> [String] {
    try FileSystem.entries(of: scratch(folder)).map(\.name.displayText)
  }

  @Test(arguments: [Durability.batch, .eachFile])
  func filesAppearAtTheCommit(durability: Durability) throws {
    let writer = AtomicWriter(durability: durability)
    let root = scratch("out")
    #expect(try writer.stage(Array("one".utf8), at: "a.json", below: root) == .staged)
    #expect(try writer.stage(Array("two".utf8), at: "sub/deep/b.json", below: root) == .staged)
    #expect(try names(in: "out").filter { !$0.hasPrefix(".navlint-") } == ["sub"])
    #expect(writer.commit() == [])
    #expect(try names(in: "out") == ["a.json", "sub"])
    #expect(try names(in: "out/sub/deep") == ["b.json"])
    #expect(try scratch.text(of: "out/a.json") == "one")
    #expect(try scratch.text(of: "out/sub/deep/b.json") == "two")
  }

  @Test func anUnchangedFileIsLeftAlone() throws {
    let path = try scratch.write("same", to: "a.json")
    let before = try FileSystem.status(of: path)
    let writer = AtomicWriter()
    #expect(try writer.stage(Array("same".utf8), at: path) == .unchanged)
    #expect(writer.commit() == [])
    #expect(try FileSystem.status(of: path) == before)
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func aReplacedFileKeepsItsMode(mode: Int) throws {
    let path = try scratch.write("old", to: "a.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: path.displayText)
    let writer = AtomicWriter()
    #expect(try writer.stage(Array("new".utf8), at: path) == .staged)
    #expect(try scratch.text(of: "a.json") == "old")
    #expect(writer.commit() == [])
    #expect(try scratch.text(of: "a.json") == "new")
    #expect(try FileSystem.status(of: path).mode == UInt32(mode))
    #expect(try names(in: ".") == ["a.json"])
  }

  @Test func whatIsNotCommittedLeavesNoTrace() throws {
    try scratch.write("old", to: "a.json")
    do {
      let writer = AtomicWriter()
      #expect(try writer.stage(Array("new".utf8), at: scratch("a.json")) == .staged)
      #expect(try names(in: ".").count == 2)
    }
    #expect(try names(in: ".") == ["a.json"])
    #expect(try scratch.text(of: "a.json") == "old")
  }

  @Test func foldersMadeForNothingGoAgain() throws {
    try scratch.write("old", to: "there/x")
    let writer = AtomicWriter()
    for path in ["there/a.json", "new/sub/b.json", "new/sub/deep/c.json"] as [FilePath] {
      #expect(try writer.stage([], at: path, below: scratch(".")) == .staged)
    }
    #expect(try writer.stage([], at: "d.json", below: scratch("far/off")) == .staged)
    try scratch.write("of another's", to: "new/y")
    writer.discard()
    #expect(try names(in: ".") == ["new", "there"])
    #expect(try names(in: "new") == ["y"])
  }

  @Test func neverWritesThroughALink() throws {
    try scratch.write("precious", to: "elsewhere/file")
    try scratch.write("", to: "out/x")
    try scratch.link("out/link", to: "../elsewhere")
    try scratch.link("out/file", to: "../elsewhere/file")
    try scratch.link("out/dangling", to: "../elsewhere/new")
    let writer = AtomicWriter()
    let root = scratch("out")
    let attempts: [(FilePath, FilePath)] = [
      ("link/file", "out/link"), ("file", "out/file"), ("dangling", "out/dangling"),
    ]
    for (path, link) in attempts {
      #expect(throws: FileError(path: scratch(link), reason: .symbolicLink)) {
        try writer.stage(Array("new".utf8), at: path, below: root)
      }
    }
    #expect(throws: FileError(path: scratch("out/file"), reason: .symbolicLink)) {
      try writer.stage(Array("new".utf8), at: scratch("out/file"))
    }
    #expect(writer.commit() == [])
    #expect(try scratch.text(of: "elsewhere/file") == "precious")
    #expect(try names(in: "elsewhere") == ["file"])
  }

  @Test func theOutputFolderItselfMayBeALink() throws {
    try FileSystem.createFolder(scratch("real"))
    try scratch.link("out", to: "real")
    let writer = AtomicWriter()
    #expect(try writer.stage([1], at: "a", below: scratch("out")) == .staged)
    #expect(writer.commit() == [])
    #expect(try names(in: "real") == ["a"])
  }

  @Test(arguments: ["../a", "a/../../b", "/etc/a", ".."])
  func neverLeavesTheFolder(path: String) throws {
    let root = scratch("out")
    let path = FilePath(path)
    #expect(throws: FileError(path: path, reason: .outside(folder: root))) {
      try AtomicWriter().stage([1], at: path, below: root)
    }
    #expect(try names(in: ".") == [])
  }

  @Test(arguments: ["sub", ".", "sub/.", "sub/.."])
  func aFolderIsNoFile(path: String) throws {
    try FileSystem.createFolder(scratch("sub"))
    let error = #expect(throws: FileError.self) {
      try AtomicWriter().stage([1], at: FilePath(path), below: scratch.path)
    }
    #expect(error?.reason == .folder)
  }

  @Test func aPipeIsNotReplaced() throws {
    let pipe = try scratch.makePipe("pipe")
    #expect(throws: FileError(path: pipe, reason: .notRegular)) {
      try AtomicWriter().stage([1], at: pipe)
    }
  }

  @Test func aFileThatChangedSinceItWasReadIsKept() throws {
    let path = try scratch.write("edited meanwhile", to: "a")
    let writer = AtomicWriter()
    #expect(throws: FileError(path: path, reason: .changed)) {
      try writer.stage(Array("fixed".utf8), at: path, expecting: Array("as it was read".utf8))
    }
    let expected = Array("edited meanwhile".utf8)
    #expect(try writer.stage(Array("fixed".utf8), at: path, expecting: expected) == .staged)
    #expect(writer.commit() == [])
    #expect(try scratch.text(of: "a") == "fixed")
  }

  @Test(arguments: ["longer by far", nil])
  func aFileThatChangesBeforeItIsReplacedIsKept(meanwhile: String?) throws {
    let path = try scratch.write("read once", to: "a")
    try scratch.write("read twice", to: "b")
    let writer = AtomicWriter()
    for (name, text) in [("a", "read once"), ("b", "read twice")] {
      let outcome = try writer.stage(
        Array("fixed".utf8), at: scratch(FilePath(name)), expecting: Array(text.utf8))
      #expect(outcome == .staged)
    }
    if let meanwhile {
      try scratch.write(meanwhile, to: "a")
    } else {
      try FileSystem.remove(path)
    }
    #expect(writer.commit() == [FileError(path: path, reason: .changed)])
    #expect(try names(in: ".") == (meanwhile == nil ? ["b"] : ["a", "b"]))
    #expect(try meanwhile == nil || scratch.text(of: "a") == meanwhile)
    #expect(try scratch.text(of: "b") == "fixed")
  }

  @Test func aFolderThatWasExchangedIsNoticed() throws {
    let writer = AtomicWriter()
    #expect(try writer.stage([1], at: "sub/a", below: scratch("out")) == .staged)
    #expect(try writer.stage([2], at: "b", below: scratch("out")) == .staged)
    try FileManager.default.moveItem(
      atPath: scratch("out/sub").displayText, toPath: scratch("moved").displayText)
    try FileSystem.createFolder(scratch("out/sub"))
    #expect(writer.commit() == [FileError(path: scratch("out/sub/a"), reason: .changed)])
    #expect(try names(in: "out") == ["b", "sub"])
    #expect(try names(in: "out/sub") == [])
  }

  /// A run that is killed leaves its temporary files; the next one in the folder removes them, and
  /// nobody else's.
  @Test func whatAKilledRunLeftIsRemoved() throws {
    try scratch.write("whole", to: "a")
    let writer = AtomicWriter()
    #expect(try writer.stage([1], at: "b", below: scratch.path) == .staged)
    let own = try #require(try names(in: ".").first { $0.hasPrefix(".navlint-") })
    var parts = own.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let dead = try ChildProcess.run("sh", ["-c", "echo $$"]).standardOutput
    parts[2] = String(decoding: dead.dropLast(), as: UTF8.self)
    let stray = parts.joined(separator: "-")
    parts[1] = "elsewhere"
    let foreign = parts.joined(separator: "-")
    try scratch.write("par", to: FilePath(stray))
    try scratch.write("par", to: FilePath(foreign))
    #expect(
      try AtomicWriter().stage(Array("whole".utf8), at: "a", below: scratch.path) == .unchanged)
    #expect(Set(try names(in: ".")) == [own, foreign, "a"])
    #expect(writer.commit() == [])
    #expect(Set(try names(in: ".")) == [foreign, "a", "b"])
  }

  @Test func aFolderThatVanishedFailsItsOwnFileAlone() throws {
    let writer = AtomicWriter()
    #expect(try writer.stage([1], at: "sub/a", below: scratch.path) == .staged)
    #expect(try writer.stage([2], at: "b", below: scratch.path) == .staged)
    try FileManager.default.removeItem(atPath: scratch("sub").displayText)
    let failures = writer.commit()
    #expect(failures.map(\.path) == [scratch("sub/a")])
    #expect(failures.map(\.message) == ["no such file or folder"])
    #expect(try names(in: ".") == ["b"])
  }

  @Test func aMissingFolderIsMadeOnlyBelowARoot() throws {
    let path = scratch("missing/a.json")
    let error = #expect(throws: FileError.self) { try AtomicWriter().stage([1], at: path) }
    #expect(error?.message == "no such file or folder")
  }

  @Test func oneFailureDoesNotHoldUpTheOthers() throws {
    let writer = AtomicWriter()
    #expect(try writer.stage([1], at: "a", below: scratch.path) == .staged)
    #expect(try writer.stage([2], at: "b", below: scratch.path) == .staged)
    try FileSystem.createFolder(scratch("a"))
    let failures = writer.commit()
    #expect(failures.map(\.path) == [scratch("a")])
    #expect(failures.map(\.message) == ["it is a folder"])
    #expect(try names(in: ".") == ["a", "b"])
  }
}
