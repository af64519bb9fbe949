import NavLint
import Platform
import SourceText

/// `navlint check` and `navlint policy`: the main job.
struct CheckCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    if arguments[.records] {
      return try RecordsCommand(arguments: arguments, console: console).run()
    }
    if arguments[.test] {
      return try PolicyTestCommand(arguments: arguments, console: console).run()
    }
    let policy = PolicyCommand(arguments: arguments, console: console)
    if arguments[.show] { return try policy.show() }
    var plan = try RunPlan(arguments, console)
    let inputs = try plan.inputs()
    let status = try run(inputs, &plan, policy)
    return plan.hasMissingInput ? .failure : status
  }

  private func run(
    _ inputs: BatchInputs, _ plan: inout RunPlan, _ policy: PolicyCommand
  ) throws(CommandFailure) -> ExitStatus {
    if try plan.showsInstead(inputs) { return .success }
    let baseline = try arguments[.baseline].map { path throws(CommandFailure) in
      try readBaseline(path)
    }
    if arguments[.fix] || arguments[.unsafeFixes] || arguments[.diff] {
      return try fix(inputs, baseline)
    }
    if let base = arguments[.base] { return try policy.review(inputs, since: base, baseline) }
    return try check(inputs, baseline, CacheRun.open(arguments, console, plan, inputs))
  }

  private func check(
    _ inputs: BatchInputs, _ baseline: Baseline?, _ cache: BatchCache?
  ) throws(CommandFailure) -> ExitStatus {
    var run = CheckRun(
      arguments, console, inputs, baseline, try ReportOutputs.open(arguments, console))
    var progress = Progress(
      console, total: inputs.count, isCrowded: arguments[.reports].contains(where: \.isCrowded))
    var cached = CacheRun(cache)
    do throws(FileError) {
      try run.begin()
      try Workers.run(count: inputs.count, jobs: arguments.jobCount) {
        inputs[$0].check(cache)
      } consume: { (index, outcome) throws(FileError) in
        progress.makeRoom(for: outcome.report)
        cached.add(outcome)
        try run.add(outcome.report, of: inputs[index])
        progress.update(index + 1)
      }
      progress.clear()
      let status = try run.finish()
      cached.save()
      return status
    } catch {
      throw .file(error)
    }
  }

  private func readBaseline(_ path: FilePath) throws(CommandFailure) -> Baseline {
    let source: SourceFile
    do throws(FileError) {
      source = SourceFile(path: path.displayText, bytes: try FileSystem.read(path))
    } catch {
      throw .failed("cannot read the baseline `\(path.displayText)`: \(error.message)")
    }
    let (baseline, diagnostics) = Baseline.read(source)
    guard let baseline else {
      console.show(diagnostics, of: source)
      throw .reported
    }
    return baseline
  }
}
