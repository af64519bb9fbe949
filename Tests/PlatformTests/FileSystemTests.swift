import Foundation
import Platform
import TestSupport
import Testing

struct FileSystemTests {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test(arguments: [0, 1, 65_536, 65_537, 300_000])
  func readsAWholeFile(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = scratch("file")
    try Data(bytes).write(to: URL(fileURLWithPath: path.displayText))
    #expect(try FileSystem.read(path) == bytes)
    #expect(try FileSystem.read(path, limit: count) == bytes)
  }

  @Test func readsADeviceThatHasNoSize() throws {
    #expect(try FileSystem.read("/dev/null") == [])
    #expect(throws: FileError(path: "/dev/zero", reason: .tooLarge(size: nil, limit: 100_000))) {
      try FileSystem.read("/dev/zero", limit: 100_000)
    }
  }

  @Test func readsAPipe() throws {
    let pipe = try scratch.makePipe("pipe")
    let text = String(repeating: "line\n", count: 50_000)
    let writer = Thread {
      try? Data(text.utf8).write(to: URL(fileURLWithPath: pipe.displayText), options: [])
    }
    writer.start()
    #expect(try FileSystem.read(pipe) == Array(text.utf8))
  }

  @Test func refusesAFileOverTheLimitBeforeReadingIt() throws {
    let path = try scratch.write("12345", to: "file")
    let error = FileError(path: path, reason: .tooLarge(size: 5, limit: 4))
    #expect(throws: error) { try FileSystem.read(path, limit: 4) }
    #expect(error.message == "its 5 bytes are over the limit of 4 bytes")
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    let missing = scratch("missing")
    let error = #expect(throws: FileError.self) { try FileSystem.read(missing) }
    #expect(error?.message == "no such file or folder")
    #expect(error?.isMissing == true)
    let folder = #expect(throws: FileError.self) { try FileSystem.read(scratch.path) }
    #expect(folder?.message == "it is a folder")
    let under = try scratch.write("", to: "file").appending("x")
    let notFolder = #expect(throws: FileError.self) { try FileSystem.read(under) }
    #expect(notFolder?.message == "a part of the path is not a folder")
    let long = scratch(FilePath(String(repeating: "n", count: 300)))
    let tooLong = #expect(throws: FileError.self) { try FileSystem.read(long) }
    #expect(tooLong?.message == "the path is too long")
  }

  @Test func aNameWithANULIsMissing() throws {
    try scratch.write("text", to: "file")
    let error = #expect(throws: FileError.self) { try FileSystem.read(scratch("file\0.yaml")) }
    #expect(error?.isMissing == true)
  }

  @Test func listsAFolderByBytes() throws {
    for name in ["b", "a", "å", "Z", ".hidden"] as [FilePath] { try scratch.write("", to: name) }
    try FileSystem.createFolder(scratch("folder/inner"))
    try scratch.link("link", to: "a")
    try scratch.makePipe("pipe")
    let entries = try FileSystem.entries(of: scratch.path)
    #expect(
      entries.map(\.name) == [".hidden", "Z", "a", "b", "folder", "link", "pipe", "å"])
    #expect(
      entries.map(\.kind) == [
        .regular, .regular, .regular, .regular, .folder, .symbolicLink, .pipe, .regular,
      ])
  }

  @Test func listingAMissingFolderFails() {
    let error = #expect(throws: FileError.self) {
      try FileSystem.entries(of: scratch("missing"))
    }
    #expect(error == FileError(path: scratch("missing"), reason: .system(ENOENT)))
  }

  @Test func twoNamesOfOneFileHaveOneIdentity() throws {
    let path = try scratch.write("12345", to: "file")
    try scratch.link("link", to: "file")
    let status = try FileSystem.status(of: path)
    #expect(status.kind == .regular)
    #expect(status.size == 5)
    #expect(status.linkCount == 1)
    #expect(try FileSystem.status(of: scratch("link")).identity == status.identity)
    let link = try FileSystem.status(of: scratch("link"), followingLinks: false)
    #expect(link.kind == .symbolicLink)
    #expect(try FileSystem.resolved(scratch("link")) == path)
  }

  @Test func createsAndRemovesFolders() throws {
    let deep = scratch("a/b/c")
    try FileSystem.createFolder(deep)
    try FileSystem.createFolder(deep)
    #expect(try FileSystem.status(of: deep).kind == .folder)
    try FileSystem.removeFolder(deep)
    #expect(throws: FileError(path: deep, reason: .system(ENOENT))) {
      try FileSystem.removeFolder(deep)
    }
    let file = try scratch.write("", to: "file")
    #expect(throws: FileError(path: file, reason: .system(EEXIST))) {
      try FileSystem.createFolder(file)
    }
    try FileSystem.remove(file)
    #expect(throws: FileError(path: file, reason: .system(ENOENT))) {
      try FileSystem.remove(file)
    }
  }
}
