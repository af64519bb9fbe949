import Foundation
import Platform
import TestSupport
import Testing

/// The scripts that let other programs use navlint.
struct IntegrationScriptTests {
  private func run(_ script: String, _ arguments: FilePath...) throws -> CommandRun {
    let folder = try ScratchFolder()
    return try CommandRun.run(
      FilePath(Repository.file(script).path), arguments, in: folder.path)
  }

  @Test(.enabled(if: CommandRun.has("pre-commit"), "pre-commit is not installed"))
  func preCommitRefusesABadFile() throws {
    let run = try run("Tests/Integration/pre-commit.sh", CommandRun.program)
    #expect(run.status == 0, "\(run.output)\(run.errorOutput)")
    #expect(
      run.output == """
        pre-commit: navlint-system and navlint-convert-system refuse what is bad and pass what is \
        good

        """)
  }

  /// Xcode shows what has a compiler's form beside the line, and takes the status for the phase's.
  @Test(arguments: [("build", Int32(1)), ("indexbuild", 0)])
  func theBuildPhaseReportsAsACompilerDoes(action: String, status: Int32) throws {
    let folder = try ScratchFolder()
    let document = try folder.write("map3D: {mode: hybird}\n", to: "screens/old town.nav.yaml")
    let script = FilePath(Repository.file("Packaging/xcode-build-phase.sh").path)
    let run = try CommandRun.run("sh", [script], in: folder.path) {
      $0.environment["SRCROOT"] = folder.path.displayText
      $0.environment["ACTION"] = action
    }
    let line = "\(document):1:15: error: `mode` cannot be `hybird`; did you mean `hybrid`?"
    #expect(run.status == status, "\(run.errorOutput)")
    #expect(run.output == (status == 0 ? "" : "\(line) [unknown-value]\n"))
  }

  @Test func setUpInstallsWhatIsMissing() throws {
    let run = try run("Tests/Integration/setup.sh")
    #expect(run.status == 0, "\(run.output)\(run.errorOutput)")
  }

  /// The table of faults is what the script prints.
  @Test func faultsEndWithTheRightStatusAndNothingLost() throws {
    let run = try run("Tests/Integration/faults.sh", CommandRun.program)
    #expect(run.status == 0, "\(run.output)\(run.errorOutput)")
  }

  @Test(.enabled(if: CommandRun.has("spark-submit"), "PySpark is not installed"))
  func sparkCountsWhatAPlainRunCounts() throws {
    let run = try run("Tests/Integration/spark.sh", CommandRun.program, "3000")
    #expect(run.status == 0, "\(run.output)\(run.errorOutput)")
  }

  @Test(.enabled(if: CommandRun.has("shellcheck"), "shellcheck is not installed"))
  func scriptsAreClean() throws {
    let scripts =
      ["setup", "run", "docs"].map { ".ci/\($0)" }
      + ["faults", "pre-commit", "plugin", "setup", "spark"].map { "Tests/Integration/\($0).sh" }
      + ["Packaging/xcode-build-phase.sh"]
    let folder = try ScratchFolder()
    let paths = scripts.map { FilePath(Repository.file($0).path) }
    let run = try CommandRun.run("shellcheck", paths, in: folder.path)
    #expect(run.output == "")
  }

  @Test(.enabled(if: CommandRun.has("ruby"), "ruby is not installed"))
  func theFormulaIsRuby() throws {
    let folder = try ScratchFolder()
    let formula = FilePath(Repository.file("Packaging/navlint.rb").path)
    let run = try CommandRun.run("ruby", ["-wc", formula], in: folder.path)
    #expect(run.output == "Syntax OK\n")
  }
}
