import Foundation
import Platform
import TestSupport
import Testing

/// The result cache through the whole program: no answer that a fresh run would not give.
struct CacheTests {
  private let scratch: ScratchFolder
  private let fresh: [UInt8]

  /// Twenty documents, which are enough for a cache: without findings, with errors, suppressions,
  /// secrets, broken YAML.
  private static let documents = [
    "navigation: {ui: {compassButton: true}}\n",
    "navigation: {ui: {compassButtn: true}}\n",
    "map3D: {mode: hybird, markers: [{position: {latitude: 91, longitude: 2}}]}\n",
    "navigation: {apiKey: AIzaSyA-1234567890abcdefghijklmnopqrstu}\n",
    "kk: 1 # navlint: allow unknown-key -- known\nnavigation: {enabled: no}\n",
  ]

  init() throws {
    scratch = try ScratchFolder()
    for number in 0..<20 {
      // Each text is another one.
      try scratch.write(
        Self.documents[number % 5] + "# \(number)\n", to: FilePath("d/\(number + 10).nav.yaml"))
    }
    try scratch.write("a: [\n", to: "d/99.nav.yaml")
    fresh = try Self.report(in: scratch, ["--no-cache"])
  }

  private static func report(
    in scratch: ScratchFolder, _ words: [FilePath],
    change: (inout CommandRun.Surroundings) -> Void = { _ in }
  ) throws -> [UInt8] {
    let run = try CommandRun.navlint(
      ["check", "--format", "json"] + words + ["d"], in: scratch.path, change: change)
    #expect(run.status == 1, "\(run.errorOutput)")
    return run.standardOutput
  }

  private func cached(_ words: FilePath...) throws -> [UInt8] {
    try Self.report(in: scratch, ["--cache-dir", "cache"] + words)
  }

  private func resultFiles() throws -> [FilePath] {
    try FileSystem.entries(of: scratch("cache")).map(\.name).filter {
      $0.displayText.hasSuffix(".results")
    }
  }

  @Test(
    arguments: [
      "text", "concise", "json", "ndjson", "sarif", "junit", "github", "gitlab", "checkstyle",
      "rdjson", "markdown", "html", "tap",
    ])
  func everyFormatSaysTheSame(format: String) throws {
    var reports: [[UInt8]] = []
    for words: [FilePath] in [
      ["--no-cache", "--jobs", "1"], ["--no-cache", "--jobs", "7"], ["--cache-dir", "cache"],
      ["--cache-dir", "cache"], ["--cache-dir", "cache", "--jobs", "1"],
    ] {
      let run = try CommandRun.navlint(
        ["check", "--notes", "--format", FilePath(format)] + words + ["d"], in: scratch.path)
      #expect(run.status == 1)
      reports.append(run.standardOutput)
    }
    #expect(!reports[0].isEmpty)
    #expect(reports.allSatisfy { $0 == reports[0] })
    #expect(try resultFiles().count == 1)
  }

  @Test(arguments: [
    ["--ignore", "unknown-key"], ["--select", "yaml"], ["--sdk", "navigation=11"], ["--no-schema"],
  ])
  func optionsHaveResultsOfTheirOwn(options: [String]) throws {
    _ = try cached()
    let words = options.map { FilePath($0) }
    let wanted = try Self.report(in: scratch, ["--no-cache"] + words)
    for _ in 0..<2 {
      #expect(try Self.report(in: scratch, ["--cache-dir", "cache"] + words) == wanted)
    }
    #expect(try cached() == fresh)
  }

  @Test func settingsAndPoliciesHaveResultsOfTheirOwn() throws {
    _ = try cached()
    try scratch.write("ignore: [unknown-key]\n", to: "d/.navlint.yaml")
    let ignoring = try Self.report(in: scratch, ["--no-cache"])
    #expect(ignoring != fresh)
    #expect(try cached() == ignoring)
    try scratch.write("{}\n", to: "d/.navlint.yaml")
    #expect(try cached() == fresh)
    let rule = "path: navigation.ui.compassButton, require: {equals: false}"
    for message in ["one", "two"] {
      try scratch.write(
        "policy: 1\nname: p\nrules: [{id: a, \(rule), message: \(message)}]\n", to: "p.yaml")
      let wanted = try Self.report(in: scratch, ["--no-cache", "--policy", "p.yaml"])
      #expect(String(decoding: wanted, as: UTF8.self).contains("\"\(message)"))
      #expect(try cached("--policy", "p.yaml") == wanted)
      #expect(try cached("--policy", "p.yaml") == wanted)
    }
  }

  /// Only what has an `until` depends on the day.
  @Test func aDayPassesForWhatEndsOnIt() throws {
    try scratch.write(
      "kk: 1 # navlint: allow unknown-key until 2030-01-01\n", to: "d/10.nav.yaml")
    for day: FilePath in ["2029-12-31", "2030-01-02", "2029-12-31"] {
      let wanted = try Self.report(in: scratch, ["--no-cache", "--today", day])
      #expect(try cached("--today", day) == wanted)
      #expect(try cached("--today", day) == wanted)
    }
    #expect(
      try Self.report(in: scratch, ["--no-cache", "--today", "2029-12-31"])
        != Self.report(in: scratch, ["--no-cache", "--today", "2030-01-02"]))
  }

  @Test(arguments: 0..<12)
  func aSpoiltFileIsNoCache(spoiling: Int) throws {
    #expect(try cached() == fresh)
    let path = scratch("cache").appending(try #require(try resultFiles().first))
    var bytes = try FileSystem.read(path)
    switch spoiling {
    case 0: bytes = []
    case 1: bytes = Array("navlint results 1\n".utf8)
    case 2: bytes.removeLast()
    case 3: bytes.removeLast(bytes.count / 2)
    case 4: bytes += [0]
    case 5: bytes[3] ^= 1
    case 6: bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255) }
    default:
      // A bit in the header, in the first entries, in the last one.
      let places = [16, 20, 40, bytes.count / 2, bytes.count - 1]
      bytes[places[spoiling - 7]] ^= 4
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path.displayText))
    #expect(try cached() == fresh)
    #expect(try cached() == fresh)
  }

  @Test func anotherKeyIsNoKey() throws {
    #expect(try cached() == fresh)
    let key = URL(fileURLWithPath: scratch("cache/key").displayText)
    for text in ["", "short", "sixteen bytes!!!", String(repeating: "x", count: 100)] {
      try Data(text.utf8).write(to: key)
      #expect(try cached() == fresh)
    }
  }

  @Test(.enabled(if: geteuid() != 0 || CommandRun.has("setpriv"), "permissions mean nothing here"))
  func permissionsAreNoFailure() throws {
    #expect(try cached() == fresh)
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    for mode in ["chmod 000 cache", "chmod 755 cache; chmod 000 cache/*", "chmod 555 cache"] {
      let run = try CommandRun.shell(
        "chmod -R a+rX . && \(mode) && exec \(user)navlint check --format json --cache-dir cache d",
        in: scratch.path)
      #expect(run.status == 1, "\(run.errorOutput)")
      #expect(run.standardOutput == fresh)
    }
    _ = try CommandRun.shell("chmod -R 755 cache", in: scratch.path)
  }

  @Test func runsAtOnceGetAlong() throws {
    let run = try CommandRun.shell(
      """
      for i in 1 2 3 4 5 6 7 8; do
        navlint check --format json --cache-dir cache d >$i.json &
      done
      wait
      navlint check --format json --cache-dir cache d >9.json
      """, in: scratch.path)
    #expect(run.errorOutput == "")
    for number in 1...9 {
      #expect(try FileSystem.read(scratch(FilePath("\(number).json"))) == fresh)
    }
    let names = try FileSystem.entries(of: scratch("cache")).map(\.name.displayText)
    #expect(names.contains("key") && names.count <= 5, "nothing unfinished is left: \(names)")
  }

  /// The folder keeps the files of few builds of the tool.
  @Test func oldFilesGo() throws {
    for number in 0..<10 {
      try scratch.write("old", to: FilePath("cache/\(number).results"))
    }
    _ = try cached()
    #expect(try resultFiles().count == 4)
    #expect(try cached() == fresh)
  }

  @Test func cleanRemovesIt() throws {
    _ = try cached()
    let run = try CommandRun.navlint(["clean", "--cache-dir", "cache"], in: scratch.path)
    #expect(run.status == 0)
    #expect(run.errorOutput.contains("removed 2 files from `cache`"))
    #expect(try FileSystem.entries(of: scratch("cache")).isEmpty)
    #expect(
      try CommandRun.navlint(["clean", "--cache-dir", "cache"], in: scratch.path).status == 0)
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "DIR/xdg", "HOME": "DIR/home"], "xdg/navlint"),
    (["XDG_CACHE_HOME": "relative", "HOME": "DIR/home"], "home/.cache/navlint"),
    (["XDG_CACHE_HOME": "", "HOME": "DIR/home"], "home/.cache/navlint"),
  ])
  func itLiesInTheUsersFolderForCaches(variables: [String: String], folder: String) throws {
    #if os(macOS)
      let folder = folder.replacing(".cache", with: "Library/Caches")
    #endif
    let report = try Self.report(in: scratch, []) {
      $0.environment = variables.mapValues {
        $0.replacing("DIR", with: scratch.path.displayText)
      }
    }
    #expect(report == fresh)
    #expect(try FileSystem.entries(of: scratch(FilePath(folder))).count == 2)
  }
}
