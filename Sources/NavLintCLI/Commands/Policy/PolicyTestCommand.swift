import NavLint
import NavReporters
import Platform
import SourceText

/// Runs the examples of policies: `navlint policy --test`.
struct PolicyTestCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    var isWrong = false
    for (name, source) in try sources() {
      let (policy, diagnostics) = Policy.load(source)
      guard let policy, let trial = PolicyTrial(policy) else {
        console.show(diagnostics, of: source)
        throw .reported
      }
      try console.print(Self.text(of: trial, name))
      if trial.diagnostics.isEmpty { continue }
      console.show(trial.diagnostics, of: source)
      isWrong = true
    }
    return isWrong ? .findings : .success
  }

  /// The files that are named, else the built-in policy and those of settings and options.
  private func sources() throws(CommandFailure) -> [(name: String, source: SourceFile)] {
    var plan = try RunPlan(arguments, console)
    if arguments.operands.isEmpty {
      let paths = try plan.policyFiles()
      _ = try plan.policies(paths)
      let builtIn = Policy.googleSource
      return [("built-in", builtIn)] + (try sources(paths))
    }
    _ = try plan.policies(arguments.operands)
    return try sources(arguments.operands)
  }

  private func sources(
    _ paths: [FilePath]
  ) throws(CommandFailure) -> [(name: String, source: SourceFile)] {
    var sources: [(name: String, source: SourceFile)] = []
    for path in paths {
      do throws(FileError) {
        let name = path.tidied.displayText
        sources.append((name, SourceFile(path: name, bytes: try FileSystem.read(path))))
      } catch {
        throw .failed("cannot read the policy `\(path.displayText)`: \(error.message)")
      }
    }
    return sources
  }

  // MARK: Words

  private static func text(of trial: PolicyTrial, _ name: String) -> String {
    let width = trial.verdicts.map(\.rule.rawValue.count).max() ?? 0
    let rows = trial.verdicts.map { verdict in
      let padding = String(repeating: " ", count: width - verdict.rule.rawValue.count)
      return "  \(verdict.mark)  \(verdict.rule)\(padding)  \(verdict.words)\n"
    }
    let head =
      "\(trial.policy) (\(name)): \(counted(trial.verdicts.count, "rule")),"
      + " \(counted(trial.exampleCount, "example"))"
    let bare = trial.verdicts.filter { $0.firing == 0 || $0.silent == 0 }
    return "\(head)\n".visibleLines + rows.joined() + Self.text(ofBare: bare)
  }

  /// Rules that the examples say too little of.
  private static func text(ofBare verdicts: [PolicyTrial.Verdict]) -> String {
    guard !verdicts.isEmpty else { return "" }
    let names = verdicts.map { verdict in
      verdict.firing == 0 && verdict.silent == 0
        ? "\(verdict.rule) (none)"
        : "\(verdict.rule) (none that \(verdict.firing == 0 ? "fires" : "is silent"))"
    }
    return "  without examples: \(names.joined(separator: ", "))\n"
  }
}

extension PolicyTrial.Verdict {
  fileprivate var mark: String {
    if wrong > 0 { return "wrong" }
    return firing == 0 && silent == 0 ? "bare " : "ok   "
  }

  fileprivate var words: String {
    let counts = "fires \(firing), silent \(silent)"
    return wrong == 0 ? counts : "\(counts), of which \(wrong) otherwise than stated"
  }
}
