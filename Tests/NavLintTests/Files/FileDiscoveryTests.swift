import Foundation
import NavLint
import Platform
import TestSupport
import Testing

struct FileDiscoveryTests {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func fill(_ names: FilePath...) throws {
    for name in names { try scratch.write("", to: name) }
  }

  /// Searches `paths` below the scratch folder, with the same patterns everywhere.
  private func discover(
    _ paths: FilePath..., include: [String]? = nil, exclude: [String] = [],
    change: (inout FileDiscovery.Options) -> Void = { _ in }
  ) -> FileDiscovery.Result {
    var options = FileDiscovery.Options(workingFolder: scratch.path)
    change(&options)
    return FileDiscovery.discover(
      paths.map { $0 == "-" ? $0 : scratch.path.appending($0) }, options
    ) { _ in FolderPatterns(include: include, exclude: exclude, folder: scratch.path) }
  }

  private func names(_ result: FileDiscovery.Result) -> [FilePath] {
    result.inputs.map { $0.path.relative(to: scratch.path) ?? $0.path }
  }

  @Test func documentsOfAFolderInTheOrderOfTheirPaths() throws {
    try fill(
      "b.nav.yaml", "a/z.nav.json", "a.nav.yaml", "a/b/c.nav.yml", "a/B.NAV.YAML", "Z.nav.yaml",
      "a.yaml", "nav.yaml", "å.nav.yaml", "a/note.txt", "10.nav.yaml", "9.nav.yaml")
    let result = discover(".")
    #expect(
      names(result) == [
        "10.nav.yaml", "9.nav.yaml", "Z.nav.yaml", "a.nav.yaml", "a/B.NAV.YAML",
        "a/b/c.nav.yml", "a/z.nav.json", "b.nav.yaml", "å.nav.yaml",
      ])
    #expect(result.notes == [])
    #expect(result.failures == [])
  }

  @Test func dotEntriesAreSkippedUnlessNamed() throws {
    try fill(".hidden/a.nav.yaml", ".b.nav.yaml", "c.nav.yaml")
    #expect(names(discover(".")) == ["c.nav.yaml"])
    #expect(names(discover(".hidden")) == [".hidden/a.nav.yaml"])
    #expect(names(discover(".b.nav.yaml")) == [".b.nav.yaml"])
  }

  @Test func aNamedFileNeedsNoSpecialName() throws {
    try fill("anything.txt")
    #expect(names(discover("anything.txt")) == ["anything.txt"])
  }

  @Test func eachFileOnce() throws {
    try fill("d/9.nav.yaml", "d/10.nav.yaml", "d/e/a.nav.yaml")
    try scratch.link("link", to: "d")
    try scratch.link("d/again.nav.yaml", to: "9.nav.yaml")
    let result = discover("d/9.nav.yaml", "./d//9.nav.yaml", "d/e/../9.nav.yaml", "d", "link", "d")
    #expect(names(result) == ["d/9.nav.yaml", "d/10.nav.yaml", "d/e/a.nav.yaml"])
    #expect(result.failures == [])
    #expect(names(discover("d")) == ["d/10.nav.yaml", "d/9.nav.yaml", "d/e/a.nav.yaml"])
    #expect(discover("-", "-").inputs.map(\.origin) == [.standardInput])
  }

  @Test func hardLinksAreSeparateFiles() throws {
    let one = try scratch.write("", to: "one.nav.yaml")
    try FileManager.default.linkItem(
      atPath: one.displayText, toPath: scratch("two.nav.yaml").displayText)
    let expected: [FilePath] = ["one.nav.yaml", "two.nav.yaml"]
    #expect(names(discover(".")) == expected)
    #expect(names(discover("one.nav.yaml", ".", "two.nav.yaml")) == expected)
  }

  @Test func linksToFoldersAreNotFollowedUnlessNamed() throws {
    try fill("real/a.nav.yaml", "x/b.nav.yaml")
    try scratch.link("x/link", to: "../real")
    try scratch.link("x/file.nav.yaml", to: "../real/a.nav.yaml")
    try scratch.link("x/up", to: "..")
    #expect(names(discover("x")) == ["x/b.nav.yaml", "x/file.nav.yaml"])
    #expect(names(discover("x/link")) == ["x/link/a.nav.yaml"])
  }

  @Test func whatIsNoFileIsSkippedWithANote() throws {
    try fill("a.nav.yaml")
    try scratch.makePipe("pipe.nav.yaml")
    try scratch.makePipe("other-pipe")
    try scratch.link("dangling.nav.yaml", to: "nowhere")
    try scratch.link("device.nav.yaml", to: "/dev/null")
    let result = discover(".")
    #expect(names(result) == ["a.nav.yaml"])
    #expect(
      result.notes == [
        .skipped(scratch("dangling.nav.yaml"), .danglingLink),
        .skipped(scratch("device.nav.yaml"), .device),
        .skipped(scratch("pipe.nav.yaml"), .pipe),
      ])
    #expect(
      result.notes.first?.message
        == "`\(scratch("dangling.nav.yaml"))` is skipped: it is a symbolic link that leads nowhere")
    #expect(names(discover("pipe.nav.yaml")) == ["pipe.nav.yaml"])
  }

  @Test func excludesWinOverNamedFiles() throws {
    try fill("vendor/a.nav.yaml", "b.nav.yaml", "gen/c.nav.yaml")
    let exclude = ["vendor/", "c.*"]
    let result = discover("vendor/a.nav.yaml", "b.nav.yaml", "vendor", exclude: exclude)
    #expect(names(result) == ["b.nav.yaml"])
    #expect(
      result.notes == [
        .excluded(scratch("vendor/a.nav.yaml")), .excluded(scratch("vendor")),
      ])
    #expect(result.failures == [])
    #expect(names(discover(".", exclude: exclude)) == ["b.nav.yaml"])
    let all = discover("vendor/a.nav.yaml", exclude: exclude) { $0.usesExcludes = false }
    #expect(names(all) == ["vendor/a.nav.yaml"])
  }

  @Test func extraExcludesStartFromTheWorkingFolder() throws {
    try fill("sub/a.nav.yaml", "sub/b.nav.yaml")
    let result = discover("sub") {
      $0.workingFolder = scratch("sub")
      $0.exclude = ["/a.*"]
    }
    #expect(names(result) == ["sub/b.nav.yaml"])
  }

  @Test func allExcludedIsNoFailure() throws {
    try fill("gen/a.nav.yaml")
    let result = discover("gen", exclude: ["*.nav.yaml"])
    #expect(result.inputs.isEmpty)
    #expect(result.notes == [.allExcluded(scratch("gen"))])
    #expect(result.failures == [])
    #expect(discover().notes == [.nothingNamed])
  }

  @Test func aPathThatIsNotThereIsAFailure() throws {
    try scratch.link("dangling", to: "nowhere")
    let paths: [FilePath] = ["missing", "no/such/*.nav.yaml", "dangling"]
    for path in paths {
      let result = discover(path)
      #expect(result.inputs.isEmpty)
      #expect(result.failures == [.missing(scratch(path))])
    }
    let options = FileDiscovery.Options(workingFolder: scratch.path)
    let empty = FileDiscovery.discover([""], options) { FolderPatterns(folder: $0) }
    #expect(empty.failures.map(\.message) == ["an empty path names no file or folder"])
  }

  @Test func aFolderWithoutDocumentsIsAFailure() throws {
    try fill("other/readme.txt")
    let result = discover("other")
    #expect(
      result.failures.map(\.message) == [
        """
        there is no document in `\(scratch("other"))`: no file there is named *.nav.yaml, \
        *.nav.yml, *.nav.json
        """
      ])
    #expect(discover("other") { $0.allowsEmptyFolders = true }.failures == [])
    #expect(names(discover("other", include: ["*.TXT"])) == ["other/readme.txt"])
  }

  @Test func settingsOfAFolderHoldFromThereOn() throws {
    try fill(
      "a.nav.yaml", "a.cfg", "sub/.navlint.yaml", "sub/a.nav.yaml", "sub/a.cfg",
      "sub/deep/b.cfg", "sub/deep/no.cfg")
    let options = FileDiscovery.Options(workingFolder: scratch.path)
    var asked: [FilePath] = []
    let result = FileDiscovery.discover([scratch.path], options) { folder in
      asked.append(folder)
      return folder == scratch.path
        ? FolderPatterns(folder: folder)
        : FolderPatterns(include: ["*.cfg"], exclude: ["deep/no.*"], folder: folder)
    }
    #expect(names(result) == ["a.nav.yaml", "sub/a.cfg", "sub/deep/b.cfg"])
    #expect(asked == [scratch.path, scratch("sub")])
  }

  @Test func anErrorOfTheSettingsEndsTheSearch() throws {
    try fill("a.nav.yaml")
    struct Broken: Error, Equatable {}
    let options = FileDiscovery.Options(workingFolder: scratch.path)
    #expect(throws: Broken()) {
      try FileDiscovery.discover([scratch.path], options) { _ throws(Broken) in throw Broken() }
    }
  }

  @Test func oddNames() throws {
    let odd: [FilePath] = [
      "-a.nav.yaml", "%41 b.nav.yaml", "a:1:2.nav.yaml", "line\nbreak.nav.yaml", "`x`.nav.yaml",
    ]
    for name in odd { try scratch.write("", to: name) }
    #expect(names(discover(".")) == odd.sorted())
  }

  #if os(Linux)
    @Test func namesNeedNotBeUTF8() throws {
      let name = FilePath(bytes: [0xFF] + ".nav.yaml".utf8)
      let writer = AtomicWriter()
      #expect(try writer.stage([], at: name, below: scratch.path) == .staged)
      #expect(writer.commit() == [])
      let result = discover(".")
      #expect(names(result) == [name])
      #expect(result.inputs.first?.path.name.displayText == "\\xff.nav.yaml")
    }
  #endif

  @Test(.enabled(if: getuid() != 0))
  func anUnreadableFolderIsReported() throws {
    try fill("a.nav.yaml", "locked/b.nav.yaml")
    let locked = scratch("locked").displayText
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    let result = discover(".")
    #expect(result.inputs.map(\.origin) == [.file, .unreadable("permission denied")])
    #expect(names(result) == ["a.nav.yaml", "locked"])
  }

  @Test func aPathTooLongIsReported() throws {
    let long = FilePath(String(repeating: "n", count: 300))
    let result = discover(long)
    #expect(result.inputs.map(\.origin) == [.unreadable("the path is too long")])
  }

  /// A tree as deep as paths can be: no recursion, and no folder stays open.
  @Test func aDeepTree() throws {
    var folder = scratch.path
    while folder.bytes.count < 3_900 { folder = folder.appending("d") }
    try FileSystem.createFolder(folder)
    let relative = try #require(folder.relative(to: scratch.path))
    try scratch.write("", to: relative.appending("a.nav.yaml"))
    #expect(names(discover(".")) == [relative.appending("a.nav.yaml")])
  }

  @Test func standardInputIsExcludedByItsName() {
    let result = discover("-", exclude: ["vendor/"]) { $0.standardInputName = "vendor/a.nav.yaml" }
    #expect(result.inputs.isEmpty)
    #expect(result.notes == [.excluded("vendor/a.nav.yaml")])
    #expect(Array(discover("-").inputs) == [DiscoveredInput("-", origin: .standardInput)])
  }

  @Test(
    arguments: [
      ("a\nb c\n\nd", false, ["a", "b c", "d"]), ("a\r\nb\r\n", false, ["a", "b"]),
      ("a\0b\nc\0\0", true, ["a", "b\nc"]), ("", false, []), ("-\n", false, ["./-"]),
      ("a\r\0", true, ["a\r"]),
    ] as [(String, Bool, [FilePath])])
  func lists(text: String, isNullSeparated: Bool, expected: [FilePath]) {
    #expect(
      FileList.paths(in: Array(text.utf8), isNullSeparated: isNullSeparated) == expected)
  }
}
