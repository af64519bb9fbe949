import NavLint
import Platform

/// Which inputs have which outputs, and what speaks against it.
struct OutputClaims {
  private(set) var plan: OutputPlan
  private let root: FilePath
  private let workingFolder: FilePath
  /// Those that an output could be.
  private let inputs: Set<FilePath>

  init(_ plan: OutputPlan, below root: FilePath, in workingFolder: FilePath, _ inputs: BatchInputs)
  {
    self.plan = plan
    self.root = root
    self.workingFolder = workingFolder
    self.inputs = Set(
      inputs.lazy.map(\.path).filter(OutputPlan.mayBeOutput).map {
        workingFolder.appending($0).normalized
      })
  }

  /// Refuses what cannot go well whatever the files hold, before any is read.
  func check(_ inputs: BatchInputs) throws(CommandFailure) {
    var claims = self
    for input in inputs {
      let output = OutputPlan.output(plan.stem(of: input.path), document: 0, of: 1)
      if let sentence = claims.add(output, for: input) { throw .failed(sentence) }
    }
  }

  /// Notes whose output it is; returns what speaks against it.
  mutating func add(_ output: FilePath, for input: BatchInput) -> String? {
    if !inputs.isEmpty, inputs.contains(workingFolder.appending(path(of: output)).normalized) {
      return "`\(path(of: output).displayText)` is an input and cannot be an output"
    }
    do throws(OutputPlan.Conflict) { try plan.claim(output, for: input.path) } catch {
      let names = error.inputs.map { "`\($0.tidied.displayText)`" }.joined(separator: " and ")
      return "\(names) have one output, `\(path(of: output).displayText)`"
    }
    return nil
  }

  private func path(of output: FilePath) -> FilePath { root.appending(output) }
}
