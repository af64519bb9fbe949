/// The answers to `--help`, at most 80 columns wide.
package enum HelpText {
  private static let width = 80
  private static let optionColumn = 29

  /// What `navlint --help` prints; it fits the 24 lines of the smallest terminal.
  package static var overview: String {
    let commands = Command.allCases.filter { $0 != .help }.map { command in
      row(command.rawValue, command.declaration.summary, column: 14)
    }
    let examples = [Command.check, .policy, .convert].compactMap { command in
      command.declaration.examples.first
    }
    return """
      Checks configurations of map and navigation screens before they reach a phone.
      Usage: navlint COMMAND [OPTION...] [ARGUMENT...]

      Commands
      \(commands.joined(separator: "\n"))

      Examples
      \(rows(of: examples))

      Exit status: 0 nothing found, 1 something found, 2 the work could not be done.
      `navlint COMMAND --help` says more; `navlint man | man -l -` says all.

      """
  }

  /// What `navlint COMMAND --help` prints; with `isFull` false the shorter `navlint COMMAND -h`.
  package static func text(for command: Command, isFull: Bool) -> String {
    let declaration = command.declaration
    let isWhole = isFull || declaration.options.count <= 12
    var lines = ["Usage: \(usage(of: command))"]
    lines.append(
      wrapped([declaration.summary, declaration.details].joined(separator: " ")))
    lines.append(isWhole ? groups(of: declaration) : mostUsed(of: declaration))
    if let names = formatNames(of: declaration) { lines.append(names) }
    if !declaration.examples.isEmpty {
      lines += ["Examples", rows(of: declaration.examples)]
    }
    if !isWhole { lines.append("`navlint \(command.rawValue) --help` shows all options.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func groups(of declaration: CommandDeclaration) -> String {
    let blocks = OptionDeclaration.Group.allCases.compactMap { group -> String? in
      let rows = declaration.options.filter { $0.group == group }.map(row(for:))
      return rows.isEmpty ? nil : ([group.rawValue] + rows).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n")
  }

  private static func mostUsed(of declaration: CommandDeclaration) -> String {
    let rows = declaration.options.filter(\.isEveryday).map(row(for:))
    return (["Most used options"] + rows).joined(separator: "\n")
  }

  /// `navlint check [OPTION...] [PATH...]`.
  package static func usage(of command: Command) -> String {
    let declaration = command.declaration
    let operands = declaration.operands.map { operand in
      let word = operand.placeholder + (operand.isRepeatable ? "..." : "")
      return operand.isRequired ? word : "[\(word)]"
    }
    return (["navlint", command.rawValue, "[OPTION...]"] + operands).joined(separator: " ")
  }

  /// `-f, --format NAME[=FILE]`.
  static func synopsis(of option: OptionDeclaration) -> String {
    let names = option.short.map { "-\($0), --\(option.name)" } ?? "    --\(option.name)"
    return option.value.map { "\(names) \($0.placeholder)" } ?? names
  }

  private static func row(for option: OptionDeclaration) -> String {
    row(synopsis(of: option), option.help, column: optionColumn)
  }

  private static func formatNames(of declaration: CommandDeclaration) -> String? {
    guard case .oneOf(let names)? = declaration.option(spelt: "--format")?.value?.completion,
      names.count > 3
    else { return nil }
    return wrapped("Formats: " + names.joined(separator: ", "))
  }

  private static func rows(of examples: [CommandDeclaration.Example]) -> String {
    let column = 3 + (examples.map(\.line.count).max() ?? 0)
    return examples.map { row($0.line, $0.effect, column: column + 2) }.joined(separator: "\n")
  }

  /// Two columns; a left one without room for a space behind it has a line of its own.
  private static func row(_ left: String, _ right: String, column: Int) -> String {
    let room = column - 2 - left.count
    let padding = String(repeating: " ", count: room > 0 ? room : column)
    return "  \(left)\(room > 0 ? "" : "\n")\(padding)\(right)"
  }

  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
