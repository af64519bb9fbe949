import NavLint
import NavReporters
import NavSchema
import Platform
import SourceText

/// `navlint check` and `navlint policy`: the main job.
struct CheckCommand {
  private let arguments: ParsedArguments
  private var console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    self.console.isQuiet = arguments[.quiet]
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var plan = try RunPlan(arguments, console)
    let inputs = try plan.inputs()
    if arguments[.listFiles] {
      for input in inputs { try console.print(input.name + "\n") }
      return .success
    }
    let outputs = try ReportOutputs.open(arguments, console)
    var sawUnreadable = false
    do throws(FileError) {
      try outputs.begin()
      try Workers.run(count: inputs.count, jobs: arguments.jobCount) {
        inputs[$0].check()
      } consume: {
        (_, report) throws(FileError) in
        if case .unreadable(let reason) = report.status {
          sawUnreadable = true
          console.fail("cannot read `\(report.path)`: \(reason)")
        }
        try outputs.add(report)
      }
      try outputs.finish()
    } catch {
      throw .file(error)
    }
    return sawUnreadable
      ? .failure : arguments.exitStatus(of: outputs.summary, failingFrom: plan.failOn)
  }
}
