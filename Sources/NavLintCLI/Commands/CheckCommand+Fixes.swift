import NavLint
import NavReporters
import Platform
import SourceText

extension CheckCommand {
  /// Repairs the files, or shows what repairing would change, and reports what is left.
  func fix(_ inputs: BatchInputs, _ baseline: Baseline?) throws(CommandFailure) -> ExitStatus {
    let allowsUnsafe = arguments[.unsafeFixes]
    var run = CheckRun(arguments, console, inputs, baseline, try reportsOfRepairs())
    var progress = Progress(
      console, total: inputs.count,
      isCrowded: arguments[.diff] || arguments[.reports].contains(where: \.isCrowded))
    var repairs = Repairs(console: console, showsDifference: arguments[.diff])
    do throws(FileError) {
      try run.begin()
      if isStandardInputLeftOut(inputs) {
        try console.output.write(FileSystem.readStandardInput())
      }
      try Workers.run(count: inputs.count, jobs: arguments.jobCount) {
        inputs[$0].fix(allowsUnsafe: allowsUnsafe)
      } consume: { (index, outcome) throws(FileError) in
        progress.makeRoom(for: outcome.report)
        let isDone = try repairs.add(outcome, of: inputs[index])
        // What could not be written is as it was.
        try run.add(isDone ? outcome.report : inputs[index].check().report, of: inputs[index])
        progress.update(index + 1)
      }
      progress.clear()
      let status = try run.finish()
      try console.errors.flush()
      return repairs.finish(status)
    } catch {
      throw .file(error)
    }
  }

  /// The reports of a run with fixes: none beside a difference, and on standard error where
  /// repaired text goes to standard output.
  private func reportsOfRepairs() throws(CommandFailure) -> ReportOutputs {
    if arguments[.diff] { return ReportOutputs.none }
    let printsText = arguments.operands.contains("-")
    return try ReportOutputs.open(arguments, console, on: printsText ? .error : .output)
  }

  /// Whether standard input is excluded, so that its text goes on as it came.
  private func isStandardInputLeftOut(_ inputs: BatchInputs) -> Bool {
    arguments.operands.contains("-") && !arguments[.diff]
      && !inputs.contains { $0.origin == .standardInput }
  }
}

/// What a run repairs: files are replaced together at its end, the text of standard input goes to
/// standard output, or all is shown as a difference.
private struct Repairs {
  let console: Console
  let showsDifference: Bool
  private let writer = AtomicWriter()
  private var countByPath: [FilePath: Int] = [:]
  private var failures: [FileError] = []
  private var withheldCount = 0
  /// The first fix that was held back, in words.
  private var firstWithheld: String?

  init(console: Console, showsDifference: Bool) {
    self.console = console
    self.showsDifference = showsDifference
  }

  /// Takes in what came of one file; false if it cannot be written.
  ///
  /// Throws where standard output fails.
  mutating func add(_ outcome: FixOutcome, of input: BatchInput) throws(FileError) -> Bool {
    if outcome.change != nil { countByPath[input.path] = outcome.appliedCount }
    withheldCount += outcome.withheld.count
    if firstWithheld == nil, let fix = outcome.withheld.first, let source = outcome.source {
      let place = LineIndex(source).location(of: fix.range.start)
      firstWithheld =
        "\(input.name):\(place.line):\(place.column): \(fix.title), which \(fix.obstacle.rawValue)"
    }
    if showsDifference {
      guard let change = outcome.change else { return true }
      let difference = change.unifiedDiff(path: input.path)
      try console.output.write(
        StandardStream.output.isTerminal
          ? Array(String(decoding: difference, as: UTF8.self).visibleLines.utf8) : difference)
    } else if input.origin == .standardInput {
      // Whoever reads it takes it for the text, mended or not.
      guard let text = outcome.source else { return true }
      try console.output.write(text.bytes ?? text.text)
    } else if let change = outcome.change, let bytes = change.after.bytes {
      do throws(FileError) {
        _ = try writer.stage(bytes, at: input.path, expecting: change.before.bytes)
      } catch {
        failures.append(error)
        return false
      }
    }
    return true
  }

  /// Replaces the files, says what was done, and how a run ends that would else end with `status`.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    defer { showWithheld() }
    if showsDifference {
      return countByPath.isEmpty ? status : status.combined(with: .findings)
    }
    failures += writer.commit()
    for failure in failures {
      countByPath[failure.path] = nil
      let hint = failure.reason == .symbolicLink ? "; name the file that it leads to" : ""
      console.fail("cannot write `\(failure.path.displayText)`: \(failure.message)\(hint)")
    }
    if !countByPath.isEmpty {
      let count = countByPath.values.reduce(0, +)
      console.note(
        "applied \(counted(count, "fix", plural: "fixes"))"
          + " in \(counted(countByPath.count, "file"))")
    }
    return failures.isEmpty ? status : .failure
  }

  /// Says what is left though it was to be repaired.
  private func showWithheld() {
    guard let firstWithheld else { return }
    console.note("held back \(counted(withheldCount, "fix", plural: "fixes")): \(firstWithheld)")
  }
}
