import NavLint
import NavReporters
import Platform
import SourceText

/// What one run of `check` collects on its way: reports, failures, statistics, the baseline.
struct CheckRun {
  private let arguments: ParsedArguments
  private let console: Console
  private let outputs: ReportOutputs
  private var baseline: Baseline?
  private var newBaseline: Baseline?
  private let paths: Set<String>
  private let isWatched = StandardStream.output.isTerminal
  private var statistics: [RuleID: Int] = [:]
  private var hasUnreadableFile = false
  private var hasFailure = false

  init(
    _ arguments: ParsedArguments, _ console: Console, _ inputs: [BatchInput],
    _ baseline: Baseline?, _ outputs: ReportOutputs
  ) {
    self.arguments = arguments
    self.console = console
    self.outputs = outputs
    self.baseline = baseline
    newBaseline = arguments[.writeBaseline] == nil ? nil : Baseline()
    paths = baseline == nil ? [] : Set(inputs.map(\.name))
  }

  func begin() throws(FileError) { try outputs.begin() }

  /// Takes in what came of one file.
  mutating func add(_ report: FileReport, of input: BatchInput) throws(FileError) {
    var report = report
    report.pathBytes = input.path.bytes
    if case .unreadable(let reason) = report.status {
      hasUnreadableFile = true
      // The text report says so where it is shown.
      if !outputs.showsText { console.fail("cannot read `\(report.path)`: \(reason)") }
    }
    newBaseline?.record(report)
    baseline?.filter(&report, among: paths)
    if report.diagnostics.contains(where: { $0.severity >= input.failOn }) { hasFailure = true }
    if arguments[.statistics] {
      for diagnostic in report.diagnostics { statistics[diagnostic.rule, default: 0] += 1 }
    }
    try outputs.add(report)
    // Who watches need not wait for the end.
    if isWatched, !report.diagnostics.isEmpty {
      try outputs.show()
      try console.output.flush()
    }
  }

  /// Closes the reports and says how the run ends.
  mutating func finish() throws(FileError) -> ExitStatus {
    try outputs.finish()
    if arguments[.statistics] { showStatistics() }
    let unmatched = baseline?.unmatched { [paths] path in
      paths.contains(path) || (try? FileSystem.status(of: FilePath(path))) == nil
    }
    if let unmatched, !unmatched.isEmpty {
      console.note(
        "the baseline knows \(counted(unmatched.count, "finding")) no longer there, such as"
          + " \(unmatched[0]); `--write-baseline` leaves out what is gone")
    }
    if let path = arguments[.writeBaseline], let json = newBaseline?.json {
      let file = try OutputFile(path)
      try file.sink.write(json)
      try file.finish()
      return hasUnreadableFile ? .failure : .success
    }
    if hasUnreadableFile { return .failure }
    return hasFailure && !arguments[.exitZero] ? .findings : .success
  }

  /// The findings by rule, the most frequent first.
  private func showStatistics() {
    let rows = statistics.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = rows.first.map { "\($0.value)".count } ?? 0
    for (rule, count) in rows {
      let number = "\(count)"
      let padding = String(repeating: " ", count: width - number.count)
      try? console.errors.write("\(padding)\(number)  \(rule)\n")
    }
    try? console.errors.flush()
  }
}
