import NavLint
import Platform
import SourceText

/// `navlint policy --test` and `--show`: policies themselves, not documents.
struct PolicyCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Whether the arguments ask about policies; otherwise documents are checked.
  static func isAsked(by arguments: ParsedArguments) -> Bool {
    arguments[.test] || arguments[.show]
  }

  func run() throws(CommandFailure) -> ExitStatus {
    arguments[.test] ? try test() : try show()
  }

  // MARK: --test

  private func test() throws(CommandFailure) -> ExitStatus {
    let sources = try sources()
    var isWrong = false
    for source in sources {
      let (policy, diagnostics) = Policy.load(source)
      guard let policy, let trial = PolicyTrial(policy) else {
        console.show(diagnostics, of: source)
        throw .reported
      }
      try console.print(Self.report(trial, of: source))
      if !trial.diagnostics.isEmpty {
        isWrong = true
        console.show(trial.diagnostics, of: source)
      }
    }
    return isWrong ? .findings : .success
  }

  /// The named files; else the policies of the command line, and without these the built-in one.
  private func sources() throws(CommandFailure) -> [SourceFile] {
    let paths = arguments.operands + arguments[.policies]
    if paths.isEmpty { return [Policy.googleSource] }
    var sources: [SourceFile] = []
    for path in paths {
      do throws(FileError) {
        sources.append(SourceFile(path: path.displayText, bytes: try FileSystem.read(path)))
      } catch {
        throw .failed("cannot read the policy `\(path.displayText)`: \(error.message)")
      }
    }
    return sources
  }

  private static func report(_ trial: PolicyTrial, of source: SourceFile) -> String {
    var lines = ["\(source.path): \(trial.policy)"]
    for verdict in trial.verdicts {
      let mark =
        verdict.wrong > 0 ? "WRONG" : verdict.firing + verdict.silent == 0 ? "no example" : "ok"
      lines.append(
        "  \(mark)  \(verdict.rule): \(verdict.firing) firing, \(verdict.silent) silent"
          + (verdict.wrong > 0 ? ", \(verdict.wrong) otherwise than stated" : ""))
    }
    let untested = trial.verdicts.count { $0.firing + $0.silent == 0 }
    let wrong = trial.verdicts.count { $0.wrong > 0 }
    lines.append(
      "\(trial.verdicts.count) rules, \(trial.exampleCount) examples, \(wrong) rules wrong,"
        + " \(untested) without an example")
    return lines.map { $0.visible + "\n" }.joined()
  }

  // MARK: --show

  private func show() throws(CommandFailure) -> ExitStatus {
    var plan = try RunPlan(arguments, console)
    let (number, _) = try plan.linterNumber(for: arguments.operands.first ?? "policy")
    for row in plan.linters[number].options.policies.overview {
      var line = "\(row.rule): \(row.severity?.rawValue ?? "off")"
      line += ", \(row.paths.joined(separator: ", ")), from \(row.origin)"
      if let change = row.change { line += "; changed by \(change)" }
      try console.print(line.visible + "\n")
    }
    return .success
  }
}
