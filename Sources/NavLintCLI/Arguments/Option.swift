import Platform

/// An option and the type of what it says: `arguments[.jobs]` is an `Int?`.
package struct Option<Value: Sendable>: Sendable {
  package let declaration: OptionDeclaration
  /// The value of all that was given; it has been checked.
  let value: @Sendable ([FilePath]) -> Value
}

/// What parsing, help, completions and the manual page know of an option.
///
/// A class, so that a list of options copies none of their words.
package final class OptionDeclaration: Sendable {
  /// Under which heading of the help it stands.
  package enum Group: String, CaseIterable, Sendable {
    case action = "What to do"
    case output = "Output"
    case selection = "What counts"
    case files = "Which files"
    case settings = "Settings"
    case report = "Report"
    case running = "Running"
  }

  /// The long name, without dashes.
  package let name: String
  /// The letter of the short form.
  package let short: Character?
  /// Other long names that people try first, without dashes; shown in the manual alone.
  package let aliases: [String]
  /// Nil for a flag; made when asked for, since a run uses few of them.
  package var value: ValueDeclaration? { makeValue?() }
  private let makeValue: (@Sendable () -> ValueDeclaration)?
  package let isRepeatable: Bool
  /// Whether the short help shows it.
  package let isEveryday: Bool
  package let group: Group
  /// One sentence, with its full stop.
  package let help: String

  init(
    _ name: String, short: Character?, aliases: [String],
    value: (@Sendable () -> ValueDeclaration)?, isRepeatable: Bool = false,
    isEveryday: Bool, group: Group, help: String
  ) {
    self.name = name
    self.short = short
    self.aliases = aliases
    makeValue = value
    self.isRepeatable = isRepeatable
    self.isEveryday = isEveryday
    self.group = group
    self.help = help
  }

  /// `--name`.
  package var spelling: String { "--\(name)" }

  /// All ways to write it that are shown.
  package var spellings: [String] {
    if let short { [spelling, "-\(short)"] } else { [spelling] }
  }
}

/// What an option's value is, apart from its type.
package struct ValueDeclaration: Sendable {
  /// What a shell offers.
  package enum Completion: Equatable, Sendable {
    case file
    case folder
    case oneOf([String])
    /// Several of a vocabulary, with commas between.
    case listOf(Vocabulary)
    case nothing
  }

  /// Words that the program knows only when it runs.
  package enum Vocabulary: Sendable {
    /// Rule ids, categories and fact ids.
    case rules
  }

  /// What stands for the value in help: `FILE`.
  package let placeholder: String
  package let completion: Completion
  let check: @Sendable (FilePath) throws(ValueFault) -> Void
}

extension Option where Value == Bool {
  static func flag(
    _ name: String, short: Character? = nil, aliases: [String] = [],
    in group: OptionDeclaration.Group, isEveryday: Bool = false, _ help: String
  ) -> Option {
    Option(
      declaration: OptionDeclaration(
        name, short: short, aliases: aliases, value: nil, isEveryday: isEveryday, group: group,
        help: help),
      value: { !$0.isEmpty })
  }
}

extension Option {
  /// An option that is given once; of several the last counts.
  static func single<Element>(
    _ name: String, short: Character? = nil, aliases: [String] = [],
    _ kind: @autoclosure @escaping @Sendable () -> ValueKind<Element>,
    in group: OptionDeclaration.Group, isEveryday: Bool = false, _ help: String
  ) -> Option where Value == Element? {
    Option(
      declaration: OptionDeclaration(
        name, short: short, aliases: aliases, value: { kind().declaration },
        isEveryday: isEveryday, group: group, help: help),
      value: { texts in texts.last.flatMap { try? kind().parse($0) } })
  }

  /// An option whose values add up.
  static func repeated<Element>(
    _ name: String, short: Character? = nil, aliases: [String] = [],
    _ kind: @autoclosure @escaping @Sendable () -> ValueKind<Element>,
    in group: OptionDeclaration.Group, isEveryday: Bool = false, _ help: String
  ) -> Option where Value == [Element] {
    Option(
      declaration: OptionDeclaration(
        name, short: short, aliases: aliases, value: { kind().declaration }, isRepeatable: true,
        isEveryday: isEveryday, group: group, help: help),
      value: { texts in texts.compactMap { try? kind().parse($0) } })
  }

  /// An option that takes several words with commas between, and whose values add up.
  static func list(
    _ name: String, aliases: [String] = [], _ placeholder: String,
    of vocabulary: ValueDeclaration.Vocabulary, in group: OptionDeclaration.Group,
    isEveryday: Bool = false, _ help: String
  ) -> Option where Value == [String] {
    let kind: @Sendable () -> ValueKind<[String]> = { .words(placeholder, of: vocabulary) }
    return Option(
      declaration: OptionDeclaration(
        name, short: nil, aliases: aliases, value: { kind().declaration }, isRepeatable: true,
        isEveryday: isEveryday, group: group, help: help),
      value: { texts in texts.flatMap { (try? kind().parse($0)) ?? [] } })
  }
}
