import NavLint
import NavReporters
import Platform
import SourceText

extension CheckCommand {
  /// Repairs the files, or shows what repairing would change, and reports what is left.
  func fix(_ inputs: [BatchInput], _ baseline: Baseline?) throws(CommandFailure) -> ExitStatus {
    let allowsUnsafe = arguments[.unsafeFixes]
    var run = CheckRun(
      arguments, console, inputs, baseline, try reports(beside: inputs))
    var progress = Progress(
      console, total: inputs.count,
      isCrowded: arguments[.diff] || arguments[.reports].contains(where: \.isCrowded))
    let writer = AtomicWriter()
    var appliedCount = 0
    var changedCount = 0
    var failures: [FileError] = []
    do throws(FileError) {
      try run.begin()
      try Workers.run(count: inputs.count, jobs: arguments.jobCount) {
        inputs[$0].fix(allowsUnsafe: allowsUnsafe)
      } consume: { (index, outcome) throws(FileError) in
        progress.makeRoom(for: outcome.report)
        if let change = outcome.change {
          appliedCount += outcome.appliedCount
          changedCount += 1
          do throws(FileError) {
            try apply(change, to: inputs[index], writer)
          } catch {
            failures.append(error)
          }
        }
        try run.add(outcome.report, of: inputs[index])
        progress.update(index + 1)
      }
      progress.clear()
      failures += writer.commit()
      let status = try run.finish()
      for failure in failures {
        let hint = failure.reason == .symbolicLink ? "; name the file that it leads to" : ""
        console.fail("cannot write `\(failure.path.displayText)`: \(failure.message)\(hint)")
      }
      if arguments[.diff] {
        return changedCount > 0 ? status.combined(with: .findings) : status
      }
      if appliedCount > 0 {
        console.note(
          "applied \(counted(appliedCount, "fix", plural: "fixes"))"
            + " in \(counted(changedCount, "file"))")
      }
      return failures.isEmpty ? status : .failure
    } catch {
      throw .file(error)
    }
  }

  /// The reports of a run with fixes: none beside a difference, and on standard error where
  /// repaired text goes to standard output.
  private func reports(beside inputs: [BatchInput]) throws(CommandFailure) -> ReportOutputs {
    if arguments[.diff] { return ReportOutputs.none }
    let printsText = inputs.contains { $0.origin == .standardInput }
    return try ReportOutputs.open(arguments, console, on: printsText ? .error : .output)
  }

  /// Writes the repaired text, prints it for standard input, or shows the difference.
  private func apply(
    _ change: FixOutcome.Change, to input: BatchInput, _ writer: AtomicWriter
  ) throws(FileError) {
    if arguments[.diff] {
      let difference = change.unifiedDiff(path: input.path)
      return try console.output.write(
        StandardStream.output.isTerminal ? difference.visibleLines : difference)
    }
    switch input.origin {
    case .file(let path):
      _ = try writer.stage(
        change.after.bytes ?? [], at: path, expecting: change.before.bytes)
    case .standardInput: try console.output.write(change.after.bytes ?? [])
    case .unreadable: break
    }
  }
}

extension [UInt8] {
  /// The text for a terminal: nothing in it acts there.
  fileprivate var visibleLines: [UInt8] {
    var lines: [UInt8] = []
    for line in String(decoding: self, as: UTF8.self).split(separator: "\n") {
      lines.appendVisible(String(line))
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }
}
