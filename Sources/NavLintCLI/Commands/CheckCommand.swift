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
    let outputs = try openReports()
    var sawUnreadable = false
    do throws(FileError) {
      try outputs.begin()
      try Workers.run(count: inputs.count, jobs: jobs) {
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
    return sawUnreadable ? .failure : status(of: outputs.summary, plan.failOn)
  }

  private var jobs: Int {
    let jobs = arguments[.jobs] ?? 0
    return jobs == 0 ? Workers.coreCount : jobs
  }

  private func status(of summary: ReportSummary, _ level: Severity) -> ExitStatus {
    if arguments[.exitZero] { return .success }
    let count =
      switch level {
      case .error: summary.errors
      case .warning: summary.errors + summary.warnings
      case .note: summary.errors + summary.warnings + summary.notes
      }
    return count == 0 ? .success : .findings
  }

  private func openReports() throws(CommandFailure) -> ReportOutputs {
    var requests = arguments[.reports]
    if requests.isEmpty {
      requests = [ReportRequest(format: .text, file: nil)]
      if console.environment["GITHUB_ACTIONS"] == "true" {
        requests.append(ReportRequest(format: .github, file: nil))
      }
    } else if requests.count(where: { $0.file == nil }) > 1 {
      throw .failed("two reports cannot both go to standard output; write `--format NAME=FILE`")
    }
    var options = ReportOptions(version: navlintVersion)
    options.rules = RuleRegistry.descriptions
    options.showsNotes = arguments[.notes]
    options.usesColor = console.usesColor(arguments[.color])
    options.usesHyperlinks = options.usesColor && StandardStream.output.isTerminal
    options.terminalWidth = StandardStream.output.terminalWidth
    options.isQuiet = arguments[.quiet]
    do throws(FileError) {
      return try ReportOutputs(requests, options, console)
    } catch {
      throw .file(error)
    }
  }
}
