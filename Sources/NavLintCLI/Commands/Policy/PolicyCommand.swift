import NavLint
import NavReporters
import Platform
import SourceText

/// What `navlint policy` does beside checking: showing policies, and reviewing a change.
struct PolicyCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Prints the rules in force and where they come from.
  func show() throws(CommandFailure) -> ExitStatus {
    var plan = try RunPlan(arguments, console)
    try console.print(try plan.policiesHere().text)
    return .success
  }

  /// Reports only what is new since `base`.
  func review(
    _ inputs: BatchInputs, since base: String, _ baseline: Baseline?
  ) throws(CommandFailure) -> ExitStatus {
    let files = try PolicyBase(name: FilePath(base), operands: arguments.operands).files(
      for: inputs)
    var run = CheckRun(
      arguments, console, inputs, baseline, try ReportOutputs.open(arguments, console))
    var healedCount = 0
    do throws(FileError) {
      try run.begin()
      try Workers.run(count: inputs.count, jobs: arguments.jobCount) {
        inputs[$0].review(files)
      } consume: { (index, outcome) throws(FileError) in
        healedCount += outcome.healedCount
        try run.add(outcome.report, of: inputs[index])
      }
      let status = try run.finish()
      if healedCount > 0 {
        console.note("the change heals \(counted(healedCount, "finding")) of `\(base)`")
      }
      return status
    } catch {
      throw .file(error)
    }
  }
}
