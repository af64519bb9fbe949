import NavLint
import NavReporters
import Platform
import SourceText

/// What one run over files collects on its way: reports, failures, statistics, the baseline.
struct CheckRun {
  private let arguments: ParsedArguments
  private let console: Console
  private let outputs: ReportOutputs
  private var baseline: Baseline?
  private var newBaseline: Baseline?
  /// How each file is checked, by its name; empty without a baseline.
  private let linters: [String: Linter]
  private let isWatched = StandardStream.output.isTerminal
  private var statistics: [RuleID: Int] = [:]
  private var hasUnreadableFile = false
  private var hasFailure = false

  init(
    _ arguments: ParsedArguments, _ console: Console, _ inputs: BatchInputs,
    _ baseline: Baseline?, _ outputs: ReportOutputs
  ) {
    self.arguments = arguments
    self.console = console
    self.outputs = outputs
    self.baseline = baseline
    newBaseline = arguments[.writeBaseline] == nil ? nil : Baseline()
    linters =
      baseline == nil
      ? [:] : Dictionary(inputs.map { ($0.name, $0.linter) }) { first, _ in first }
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
    baseline?.filter(&report) { [linters] in linters[$0] != nil }
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
    showStaleEntries()
    if let path = arguments[.writeBaseline], let json = newBaseline?.json {
      let file = try OutputFile(path)
      try file.sink.write(json)
      try file.finish()
      let count = newBaseline?.findingCount ?? 0
      let broken = newBaseline?.brokenCount ?? 0
      console.note(
        "wrote \(counted(count, "finding")) to `\(path.displayText)` as known"
          + (broken == 0
            ? ""
            : "; \(counted(broken, "error")) of category `yaml` cannot be:"
              + " a broken file is never clean"))
      return hasUnreadableFile ? .failure : .success
    }
    if hasUnreadableFile { return .failure }
    return hasFailure && !arguments[.exitZero] ? .findings : .success
  }

  /// Says what the baseline knows and is there no more, as far as this run can tell.
  private func showStaleEntries() {
    // A review looks only at what is new, and `--diff` writes nothing of what it mends.
    guard let baseline, arguments[.base] == nil, !arguments[.diff] else { return }
    let unmatched = baseline.unmatched { path, rule in
      if let linter = linters[path] { return linter.options.mayReport(rule) }
      return (try? FileSystem.status(of: FilePath(path))) == nil
    }
    guard let first = unmatched.first else { return }
    console.note(
      "the baseline knows \(counted(unmatched.count, "finding")) no longer there, such as"
        + " \(first); `--write-baseline` leaves out what is gone")
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
