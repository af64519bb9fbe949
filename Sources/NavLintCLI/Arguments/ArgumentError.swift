import SourceText

/// What is wrong with the command line; the run ends with exit status 2.
package enum ArgumentError: Error, Equatable, Sendable {
  case missingCommand
  case unknownCommand(String)
  /// `command` is nil where the option stands before any command.
  case unknownOption(String, command: Command?)
  /// The option needs a value, described by its placeholder.
  case missingValue(option: String, placeholder: String)
  /// The option takes no value.
  case unexpectedValue(option: String)
  case wrongValue(option: String, value: String, ValueFault)
  /// The options exclude each other.
  case conflict(String, String)
  case missingOperand(String, command: Command)
  case unexpectedOperand(String, command: Command)
  /// What only the command itself can notice, as a sentence without a full stop.
  case other(String)

  /// The sentence to show, without a full stop; names what was probably meant.
  package var message: String {
    switch self {
    case .missingCommand:
      "a command is missing: one of \(Self.list(Command.allCases.map(\.rawValue)))"
    case .unknownCommand(let name): Self.unknownCommand(name)
    case .unknownOption(let name, let command): Self.unknownOption(name, command)
    case .missingValue(let option, let placeholder): "`\(option)` needs a value: \(placeholder)"
    case .unexpectedValue(let option): "`\(option)` takes no value"
    case .wrongValue(let option, let value, let fault): fault.sentence(option, value)
    case .conflict(let one, let other): "`\(one)` and `\(other)` exclude each other"
    case .missingOperand(let name, let command): Self.missingOperand(name, command)
    case .unexpectedOperand(let word, let command): Self.unexpectedOperand(word, command)
    case .other(let sentence): sentence
    }
  }

  private static func unknownCommand(_ name: String) -> String {
    let foreign = NearestName.find(name, among: Command.foreignNames.keys)
    if let nearest = NearestName.find(name, among: Command.allCases.map(\.rawValue))
      ?? foreign.flatMap({ Command.foreignNames[$0] })
    {
      return "there is no command `\(name)`; did you mean `\(nearest)`?"
    }
    if name.contains("/") || name.contains(".") {
      return "a command is missing before `\(name)`; did you mean `navlint check \(name)`?"
    }
    return "there is no command `\(name)`; the commands are "
      + list(Command.allCases.map(\.rawValue))
  }

  private static func unknownOption(_ name: String, _ command: Command?) -> String {
    let homes = Command.allCases.filter { $0.declaration.option(spelt: name) != nil }
    guard let command else {
      if let home = homes.first {
        return "`\(name)` goes behind the command: `navlint \(home.rawValue) \(name)`"
      }
      let known = ["--help", "--version"]
      return "there is no option `\(name)`" + suggestion(for: name, among: known)
    }
    let own = command.declaration.options.flatMap(\.spellings)
    let isOutput =
      Command.convert.declaration.option(spelt: name)?.name == Option.output.declaration.name
    if isOutput, command == .check || command == .policy {
      return "`\(command.rawValue)` has no option `\(name)`; write `--format NAME=FILE`"
    }
    if NearestName.find(name, among: own) == nil, !homes.isEmpty {
      let names = list(homes.map { "`\($0.rawValue)`" })
      return "`\(command.rawValue)` has no option `\(name)`; it belongs to \(names)"
    }
    return "`\(command.rawValue)` has no option `\(name)`" + suggestion(for: name, among: own)
  }

  private static func missingOperand(_ name: String, _ command: Command) -> String {
    let example = command.declaration.examples.first.map { ", as in `\($0.line)`" } ?? ""
    return "`navlint \(command.rawValue)` needs \(name)\(example)"
  }

  private static func unexpectedOperand(_ word: String, _ command: Command) -> String {
    let usage = HelpText.usage(of: command)
    return "`navlint \(command.rawValue)` does not take `\(word)`; use: \(usage)"
  }

  private static func suggestion(for name: String, among known: [String]) -> String {
    guard let nearest = NearestName.find(name, among: known) else { return "" }
    return "; did you mean `\(nearest)`?"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

/// Why a text cannot be an option's value.
package enum ValueFault: Error, Equatable, Sendable {
  /// `word`, the part of it that matters, is none of `known`.
  case unlisted(_ word: String, known: [String])
  /// It does not have the form, which is said in words: "a day such as 2026-01-31".
  case malformed(expected: String)

  func sentence(_ option: String, _ value: String) -> String {
    switch self {
    case .malformed(let expected): "\(Self.denial(option, value)); it takes \(expected)"
    case .unlisted(let word, let known):
      if let nearest = NearestName.find(word, among: known) {
        "\(Self.denial(option, word)); did you mean `\(nearest)`?"
      } else {
        "\(Self.denial(option, word)); it is one of \(known.joined(separator: ", "))"
      }
    }
  }

  private static func denial(_ option: String, _ value: String) -> String {
    value.isEmpty ? "`\(option)` cannot be empty" : "`\(option)` cannot be `\(value)`"
  }
}
