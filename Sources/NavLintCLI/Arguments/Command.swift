/// What navlint is asked to do.
package enum Command: String, CaseIterable, Sendable {
  case check
  case policy
  case convert
  case diff
  case explain
  case rules
  case schema
  case initialize = "init"
  case clean
  case completions
  case man
  case help

  /// What other tools call it, and how it is said here.
  static let foreignNames = [
    "lint": "check", "validate": "check", "fix": "check --fix", "version": "--version",
  ]
}

/// All there is to say about a command: the one source of parsing, help, completions and manual.
package struct CommandDeclaration: Sendable {
  /// Words on the command line that are no options.
  package struct Operand: Sendable {
    /// How the words are offered by a shell.
    package enum Completion: Equatable, Sendable {
      case files
      case oneOf([String])
      /// Rule ids, field paths and fact ids.
      case things
    }

    /// What stands for it in help: `PATH`.
    package let placeholder: String
    package let isRequired: Bool
    package let isRepeatable: Bool
    package let completion: Completion

    init(
      _ placeholder: String, _ completion: Completion, isRequired: Bool = false,
      isRepeatable: Bool = false
    ) {
      self.placeholder = placeholder
      self.completion = completion
      self.isRequired = isRequired
      self.isRepeatable = isRepeatable
    }
  }

  /// A command line worth copying, and what it does.
  package struct Example: Sendable {
    package let line: String
    package let effect: String

    init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  /// What it does, in one sentence with its full stop.
  package let summary: String
  /// What the operands mean, in sentences.
  package let details: String
  package let operands: [Operand]
  /// Made when asked for, as are conflicts and examples: most runs need few of them.
  package var options: [OptionDeclaration] {
    makeOptions() + [Option<Bool>.help.declaration, Option<Bool>.version.declaration]
  }
  /// Names of options of which at most one may be given, group by group.
  package var conflicts: [[String]] { makeConflicts() }
  package var examples: [Example] { makeExamples() }
  private let makeOptions: @Sendable () -> [OptionDeclaration]
  private let makeConflicts: @Sendable () -> [[String]]
  private let makeExamples: @Sendable () -> [Example]

  init(
    _ summary: String, details: String = "", operands: [Operand] = [],
    options: @autoclosure @escaping @Sendable () -> [OptionDeclaration] = [],
    conflicts: @autoclosure @escaping @Sendable () -> [[String]] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = []
  ) {
    self.summary = summary
    self.details = details
    self.operands = operands
    makeOptions = options
    makeConflicts = conflicts
    makeExamples = examples
  }

  /// The option that is written `spelling`, dashes included, hidden names among them.
  package func option(spelt spelling: String) -> OptionDeclaration? {
    guard spelling.hasPrefix("--") else {
      return options.first { $0.short.map { "-\($0)" } == spelling }
    }
    let name = String(spelling.dropFirst(2))
    return options.first { $0.name == name || $0.aliases.contains(name) }
  }
}
