import Platform
import TestSupport
import Testing

/// `navlint convert` as users run it.
@Suite struct ConvertTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("name: one\n", to: "a/one.nav.yaml")
    try folder.write("name: two\n---\nname: three\n", to: "a/b/two.nav.yml")
    try folder.write(#"{"name": "four"}"#, to: "c/four.nav.json")
    try folder.write("nam: five\n", to: "bad/five.nav.yaml")
  }

  private func convert(_ arguments: FilePath...) throws -> CommandRun {
    try CommandRun.navlint(["convert"] + arguments, in: folder.path)
  }

  private static func document(_ name: String) -> String {
    #"{"name":"\#(name)","sdk":{"maps3D":"1.0","navigation":"10"},"target":"phone","version":1}"#
  }

  // To standard output.

  @Test func oneDocumentGoesToStandardOutput() throws {
    let run = try convert("a/one.nav.yaml")
    #expect(run.output == Self.document("one"))
    #expect(run.errorOutput == "")
    #expect(run.status == 0)
  }

  @Test func standardInputIsConverted() throws {
    let run = try CommandRun.navlint(["convert", "-", "--final-newline"], in: folder.path) {
      $0.input = Array("name: in".utf8)
    }
    #expect(run.output == Self.document("in") + "\n")
    #expect(run.status == 0)
  }

  @Test func severalNeedAnotherForm() throws {
    let advice =
      " are not one JSON text; write `--ndjson` for a line each or"
      + " `--output-dir FOLDER` for a file each\n"
    let files = try convert("a")
    #expect(files.output == "")
    #expect(files.errorOutput == "navlint: error: 2 files" + advice)
    #expect(files.status == 2)
    let documents = try convert("a/b/two.nav.yml")
    #expect(documents.output == "")
    #expect(documents.errorOutput == "navlint: error: 2 documents" + advice)
    #expect(documents.status == 2)
  }

  @Test func whatConfiguresNothingIsNoSecondDocument() throws {
    try folder.write("---\n---\nname: alone\n", to: "alone.nav.yaml")
    let run = try convert("alone.nav.yaml")
    #expect(run.output == Self.document("alone"))
    #expect(run.status == 0)
  }

  @Test func aFaultyDocumentGivesNothingButItsDiagnostics() throws {
    let run = try convert("bad/five.nav.yaml")
    #expect(run.output == "")
    #expect(run.errorOutput.hasPrefix("error[unknown-key]: document has no key `nam`"))
    #expect(run.status == 1)
    let json = try convert("bad/five.nav.yaml", "-f", "json=report.json", "-o", "out.json")
    #expect(json.output == "")
    #expect(json.errorOutput == "")
    #expect(try folder.text(of: "report.json").contains(#""rule":"unknown-key""#))
    #expect(throws: FileError.self) { try FileSystem.status(of: folder("out.json")) }
  }

  @Test func recordsAndDigests() throws {
    let records = try convert("--ndjson", "a", "bad")
    let digests = try convert("--digest", "a")
    let names = ["a/b/two.nav.yml#0", "a/b/two.nav.yml#1", "a/one.nav.yaml"]
    let texts = ["two", "three", "one"].map(Self.document)
    let sums = digests.output.split(separator: "\n").map { $0.prefix(64) }
    #expect(
      digests.output == zip(sums, names).map { "\($0)  \($1)\n" }.joined())
    #expect(digests.status == 0)
    let lines = zip(sums, zip(names, texts)).map { sum, entry in
      let parts = entry.0.split(separator: "#")
      let number = parts.count > 1 ? parts[1] : "0"
      return
        #"{"digest":"\#(sum)","document":\#(number),"path":"\#(parts[0])","value":\#(entry.1)}"#
    }
    #expect(records.output == lines.map { $0 + "\n" }.joined())
    #expect(records.status == 1)
  }

  @Test func digestsAreThoseOfTheCanonicalText() throws {
    let plain = try convert("--digest", "a/one.nav.yaml")
    let pretty = try convert("--digest", "--final-newline", "--omit-defaults", "a/one.nav.yaml")
    #expect(plain.output == pretty.output)
    #expect(plain.output.count == 64 + 2 + "a/one.nav.yaml\n".count)
  }

  @Test func anyYAMLIsALineEach() throws {
    try folder.write("b: 1\na: [~]\n---\nc\n", to: "any.yaml")
    let run = try convert("--no-schema", "any.yaml")
    #expect(run.output == "{\"a\":[null],\"b\":1}\n\"c\"")
    #expect(run.status == 0)
  }

  // To a folder.

  private func outputs() throws -> [String] {
    try CommandRun.shell("find out -type f | sort", in: folder.path)
      .output.split(separator: "\n").map(String.init)
  }

  @Test func theFolderMirrorsTheInputs() throws {
    let run = try convert("--output-dir", "out", "a", "c", "bad")
    #expect(run.output == "")
    #expect(run.errorOutput.contains("bad/five.nav.yaml:1:1"))
    #expect(run.status == 1)
    #expect(
      try outputs() == [
        "out/a/b/two.0.json", "out/a/b/two.1.json", "out/a/one.json", "out/c/four.json",
      ])
    #expect(try folder.text(of: "out/a/b/two.1.json") == Self.document("three"))
  }

  @Test func twoInputsForOneOutputAreRefusedBeforeAnythingIsWritten() throws {
    try folder.write("{}", to: "a/one.nav.json")
    let run = try convert("--output-dir", "out", "a", "c")
    #expect(
      run.errorOutput
        == "navlint: error: `a/one.nav.json` and `a/one.nav.yaml` have one output, `out/a/one.json`\n"
    )
    #expect(run.status == 2)
    #expect(try outputs() == [])
  }

  @Test func aClashThatIsNoticedLateLeavesNothing() throws {
    try folder.write("name: a\n", to: "clash/two.0.nav.yaml")
    try folder.write("name: b\n---\nname: c\n", to: "clash/two.nav.yaml")
    let run = try convert("--output-dir", "made/out", "clash")
    #expect(
      run.errorOutput
        == "navlint: error: `clash/two.0.nav.yaml` and `clash/two.nav.yaml` have one output,"
        + " `made/out/clash/two.0.json`\n")
    #expect(run.status == 2)
    #expect(try CommandRun.shell("ls -d made", in: folder.path).output == "")
  }

  @Test func anInputIsNoOutput() throws {
    try folder.write("{}", to: "x.json")
    let run = try convert("--no-schema", "--output-dir", ".", "x.json")
    #expect(run.errorOutput == "navlint: error: `x.json` is an input and cannot be an output\n")
    #expect(run.status == 2)
  }

  @Test func unchangedFilesAreLeftAloneAndOthersKeepTheirMode() throws {
    _ = try convert("--output-dir", "out", "a")
    let untouched = try FileSystem.status(of: folder("out/a/one.json"))
    _ = try CommandRun.shell("chmod 640 out/a/b/two.1.json", in: folder.path)
    try folder.write("name: two\n---\nname: other\n", to: "a/b/two.nav.yml")
    #expect(try convert("--output-dir", "out", "a").status == 0)
    #expect(try FileSystem.status(of: folder("out/a/one.json")) == untouched)
    #expect(try FileSystem.status(of: folder("out/a/b/two.1.json")).mode == 0o640)
    #expect(try folder.text(of: "out/a/b/two.1.json") == Self.document("other"))
  }

  @Test func linksAreNotWrittenThrough() throws {
    _ = try CommandRun.shell("mkdir -p out elsewhere && ln -s ../elsewhere out/a", in: folder.path)
    let run = try convert("--output-dir", "out", "a/one.nav.yaml")
    #expect(
      run.errorOutput == "navlint: error: cannot write `out/a/one.json`: it is a symbolic link\n")
    #expect(run.status == 2)
    #expect(try FileSystem.entries(of: folder("elsewhere")) == [])
  }

  private static let remedy =
    "navlint: note: the same command without `--check` writes what is stale or missing\n"

  @Test func checkFindsWhatIsStaleMissingAndOrphaned() throws {
    _ = try convert("--output-dir", "out", "a", "c")
    #expect(try convert("--check", "--output-dir", "out", "a", "c").status == 0)
    try folder.write("name: new\n", to: "a/one.nav.yaml")
    try folder.write("name: more\n", to: "a/more.nav.yaml")
    try FileSystem.remove(folder("c/four.nav.json"))
    try folder.write("{}", to: "out/a/gone.json")
    try folder.write("{}", to: "out/elsewhere.json")
    let run = try convert("--check", "--output-dir", "out", "a")
    #expect(
      run.output == "orphaned: out/a/gone.json\nmissing: out/a/more.json\nstale: out/a/one.json\n")
    #expect(
      run.errorOutput
        == "navlint: note: no document is behind what is orphaned: delete it\n" + Self.remedy)
    #expect(run.status == 1)
    let lenient = try convert("--check", "--exit-zero", "--output-dir", "out", "a")
    #expect(lenient.status == 0)
    #expect(try folder.text(of: "out/a/one.json") == Self.document("one"))
  }

  // Locks and single files.

  @Test func aLockIsMadeAndThenHolds() throws {
    let made = try convert("--digest-lock", "lock", "a")
    #expect(made.output == "")
    #expect(made.status == 0)
    #expect(try folder.text(of: "lock") == convert("--digest", "a").output)
    #expect(try convert("--digest-lock", "lock", "a").status == 0)
    try folder.write("name: new\n", to: "a/one.nav.yaml")
    let changed = try convert("--digest-lock", "lock", "--output-dir", "out", "a")
    #expect(changed.output == "changed: a/one.nav.yaml\n")
    #expect(
      changed.errorOutput == "navlint: note: remove `lock` to lock what the documents say now\n")
    #expect(changed.status == 1)
    #expect(try outputs() == [])
  }

  @Test func checkOfALockThatIsNotThereFails() throws {
    let run = try convert("--check", "--digest-lock", "lock", "a")
    #expect(run.output == "missing: lock\n")
    #expect(run.errorOutput == Self.remedy)
    #expect(run.status == 1)
    #expect(throws: FileError.self) { try FileSystem.status(of: folder("lock")) }
  }

  @Test func oneFileIsWrittenAndChecked() throws {
    #expect(try convert("-o", "x.json", "a/one.nav.yaml").output == "")
    #expect(try folder.text(of: "x.json") == Self.document("one"))
    #expect(try convert("--check", "-o", "x.json", "a/one.nav.yaml").status == 0)
    let stale = try convert("--check", "-o", "x.json", "c/four.nav.json")
    #expect(stale.output == "stale: x.json\n")
    #expect(stale.errorOutput == Self.remedy)
    #expect(stale.status == 1)
  }

  @Test func checkNeedsSomethingToCompare() throws {
    let run = try convert("--check", "a/one.nav.yaml")
    #expect(
      run.errorOutput
        == "navlint: error: `--check` needs what to compare: `--output`, `--output-dir` or `--digest-lock`\n"
    )
    #expect(run.status == 2)
  }

  @Test func aFullDiskLeavesTheOldFile() throws {
    try folder.write("old", to: "x.json")
    let run = try CommandRun.navlint(
      ["convert", "-o", "x.json", "a/one.nav.yaml"], in: folder.path
    ) { $0.before = "ulimit -f 0" }
    #expect(
      run.errorOutput
        == "navlint: error: cannot write `x.json`: the file is too large for the file system\n")
    #expect(run.status == 2)
    #expect(try folder.text(of: "x.json") == "old")
  }
}
