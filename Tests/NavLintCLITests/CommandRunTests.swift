import Platform
import TestSupport
import Testing

/// The harness itself, on what every build can answer.
struct CommandRunTests {
  @Test func theProgramRuns() throws {
    let run = try CommandRun.navlint(["--version"], in: "/")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("navlint "))
    #expect(run.errorOutput == "")
  }

  @Test func aClosedOutputIsAFailure() throws {
    let run = try CommandRun.navlint(["--version"], in: "/") { $0.redirections = ">&-" }
    #expect(run.status == 2)
    #expect(run.errorOutput == "navlint: error: `<stdout>`: it is closed\n")
  }

  @Test(.enabled(if: CommandRun.hasTerminals))
  func theProgramRunsOnATerminal() throws {
    let run = try CommandRun.navlint(["frob'ni cate"], in: "/") { $0.terminalColumns = 60 }
    #expect(run.status == 2)
    #expect(run.output.contains("there is no command `frob'ni cate`"))
  }

  /// Sixteen open files are enough, however many threads were asked for.
  @Test func fewOpenFilesAreEnough() throws {
    let scratch = try ScratchFolder()
    for number in 0..<200 {
      try scratch.write("navigation: {}\n", to: FilePath("in/\(number % 7)/\(number).nav.yaml"))
    }
    let run = try CommandRun.navlint(
      ["convert", "--jobs", "8", "--output-dir", "out", "in"], in: scratch.path
    ) { $0.before = "ulimit -n 16" }
    #expect(run.errorOutput == "")
    #expect(run.status == 0)
    for number in 0..<200 {
      #expect(try scratch.text(of: FilePath("out/in/\(number % 7)/\(number).json")).hasPrefix("{"))
    }
  }
}
