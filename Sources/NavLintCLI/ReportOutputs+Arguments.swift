import NavLint
import NavReporters
import Platform
import SourceText

extension ReportOutputs {
  /// Opens the reports that the arguments ask for; those without a file go to `stream`.
  static func open(
    _ arguments: ParsedArguments, _ console: Console, on stream: StandardStream = .output
  ) throws(CommandFailure) -> ReportOutputs {
    var requests = arguments[.reports]
    if requests.isEmpty {
      requests = [ReportRequest(format: .text, file: nil)]
      if console.environment["GITHUB_ACTIONS"] == "true" {
        requests.append(ReportRequest(format: .github, file: nil))
      }
    } else if requests.count(where: { $0.file == nil }) > 1 {
      throw .failed("two reports cannot both go to standard output; write `--format NAME=FILE`")
    }
    var options = ReportOptions(version: navlintVersion, rules: RuleRegistry.descriptions)
    options.showsNotes = arguments[.notes]
    options.usesColor = console.usesColor(arguments[.color], on: stream)
    options.usesHyperlinks = options.usesColor && stream.isTerminal
    options.terminalWidth = stream.terminalWidth
    options.policies = arguments[.policies].map(\.displayText.visible)
    // Beside what a command makes, a report without findings says nothing.
    options.isQuiet = arguments[.quiet] || stream == .error
    do throws(FileError) {
      return try ReportOutputs(
        requests, options, sink: stream == .error ? console.errors : console.output)
    } catch {
      throw .failed("cannot write the report `\(error.path.displayText)`: \(error.message)")
    }
  }
}

extension ReportRequest {
  /// Whether the report writes to standard output for files without findings too.
  var isCrowded: Bool { file == nil && ![.text, .concise, .github].contains(format) }
}

extension ParsedArguments {
  /// How many threads to use.
  var jobCount: Int {
    let jobs = self[.jobs] ?? 0
    return jobs == 0 ? Workers.coreCount : jobs
  }
}
