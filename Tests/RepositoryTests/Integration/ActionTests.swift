import Platform
import TestSupport
import Testing

/// The action for GitHub, its steps run as far as they need no GitHub.
struct ActionTests {
  private let folder: ScratchFolder
  private let action: CompositeAction

  init() throws {
    folder = try ScratchFolder()
    action = try CompositeAction.read(in: folder)
    try folder.write("", to: "runner/output")
    try folder.write("", to: "runner/summary")
    try folder.write("map3D: {mode: hybrid}\n", to: "screens/city.nav.yaml")
  }

  private func check(_ values: [String: String]) throws -> CommandRun {
    let usual = [
      "BINARY": "navlint", "FOLDER": "", "PATHS": ".", "ARGUMENTS": "", "SARIF": "navlint.sarif",
      "SUMMARY": "true",
    ]
    return try action.run("check", in: folder, values: usual.merging(values) { $1 })
  }

  @Test func findingsAreAnnotatedSummarisedAndKept() throws {
    try folder.write("map3D: {mode: hybird}\n", to: "screens/old town.nav.yaml")
    let run = try check(["PATHS": "screens/old town.nav.yaml\nscreens/city.nav.yaml\n"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[unknown-value]: `mode` cannot be `hybird`"))
    #expect(
      run.output.hasSuffix(
        """
        checked 2 files: 1 error; 1 fixable
        ::error file=screens/old town.nav.yaml,line=1,endLine=1,col=15,endColumn=21,\
        title=unknown-value::`mode` cannot be `hybird`; did you mean `hybrid`?

        """))
    #expect(try folder.text(of: "runner/output") == "status=1\nsarif=navlint.sarif\n")
    #expect(try folder.text(of: "runner/summary").contains("screens/old town.nav.yaml"))
    #expect(try folder.text(of: "navlint.sarif").contains("\"ruleId\":\"unknown-value\""))
  }

  @Test func aCleanRunPasses() throws {
    let run = try check([:])
    #expect(run.status == 0)
    #expect(run.output == "checked 1 file: no errors, no warnings\n")
    #expect(try folder.text(of: "runner/output") == "status=0\nsarif=navlint.sarif\n")
  }

  @Test func argumentsAreOneALine() throws {
    try folder.write("map3D: {mode: hybird}\n", to: "screens/old town.nav.yaml")
    let run = try check([
      "ARGUMENTS": "--exclude=old town.nav.yaml\n--fail-on=note\n", "SUMMARY": "false",
      "SARIF": "reports of the day.sarif",
    ])
    #expect(run.status == 0)
    #expect(try folder.text(of: "runner/summary") == "")
    #expect(
      try folder.text(of: "runner/output") == "status=0\nsarif=reports of the day.sarif\n")
  }

  @Test func troubleIsNoFinding() throws {
    let run = try check(["ARGUMENTS": "--formt=json"])
    #expect(run.status == 2)
    #expect(
      run.errorOutput == """
        navlint: error: `check` has no option `--formt`; did you mean `--format`?

        """)
    #expect(try folder.text(of: "runner/output") == "status=2\n")
  }

  @Test func aProgramInPathIsFound() throws {
    let run = try action.run("find", in: folder, values: ["BINARY": "", "KEY": "the-key"])
    #expect(run.status == 0)
    let output = try folder.text(of: "runner/output")
    #expect(output.hasPrefix("binary=\(CommandRun.program)\nfolder="))
    #expect(output.hasSuffix("/runner/navlint\nkey=the-key\n"))
  }

  @Test func aProgramThatIsNotThereIsSaid() throws {
    let run = try action.run("find", in: folder, values: ["BINARY": "./navlint-9", "KEY": ""])
    #expect(run.status == 2)
    #expect(run.output == "::error title=navlint::there is no program ./navlint-9\n")
  }

  @Test(.enabled(if: CommandRun.has("shellcheck"), "shellcheck is not installed"))
  func scriptsAreClean() throws {
    #expect(action.scripts.count == 3)
    for script in action.scripts {
      let run = try CommandRun.shell(
        "shellcheck --shell=bash -", in: folder.path
      ) { $0.input = Array(script.utf8) }
      #expect(run.output == "")
    }
  }
}
