/// The manual page, written from the declarations in the macros of man(7).
package struct ManualPage {
  private let version: String

  package init(version: String) { self.version = version }

  package var text: String {
    let parts = [
      ".TH NAVLINT 1 \"\" \"navlint \(version)\" \"User Commands\"", name, synopsis, description,
      commands, section("EXIT STATUS", Self.exitStatus), section("ENVIRONMENT", Self.environment),
      section("FILES", Self.files), examples, seeAlso,
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  private var name: String {
    ".SH NAME\nnavlint \\- check configurations of map and navigation screens"
  }

  private var synopsis: String {
    let lines = Command.allCases.map { command in
      let words = HelpText.usage(of: command).split(separator: " ").dropFirst(2)
      let rest = words.map { Self.italic(String($0)) }.joined(separator: " ")
      return Self.bold("navlint \(command.rawValue)") + " " + rest
    }
    return ".SH SYNOPSIS\n" + lines.joined(separator: "\n.br\n")
  }

  private var description: String {
    """
    .SH DESCRIPTION
    navlint checks YAML configurations of map and navigation screens (Google Maps 3D SDK and \
    Navigation SDK for iOS) before they reach a phone: against what the SDKs document, and \
    against the policy on changes of the user interface. It turns them into canonical JSON.
    .PP
    A document is a file named *.nav.yaml, *.nav.yml or *.nav.json. Folders are walked in sorted \
    order; what .gitignore names, entries that begin with a dot, and symbolic links to folders \
    are left out unless they are named. A named file is checked whatever its name.
    .PP
    The value of a long option follows behind a space or an equals sign. Two dashes end the \
    options; a single one stands for standard input.
    """
  }

  private var commands: String {
    let sections = Command.allCases.map { command in
      let declaration = command.declaration
      let text = [declaration.summary, declaration.details].joined(separator: " ")
      let title = ".SS \"navlint \(command.rawValue)\"\n" + Self.escaped(text)
      let options = declaration.options.filter { $0.name != "help" && $0.name != "version" }
      return ([title] + options.map(Self.paragraph)).joined(separator: "\n")
    }
    return ".SH COMMANDS\nEvery command knows " + Self.bold("--help") + " and "
      + Self.bold("--version") + ".\n" + sections.joined(separator: "\n")
  }

  private var examples: String {
    let paragraphs = Command.allCases.flatMap(\.declaration.examples).map { example in
      ".TP\n" + Self.bold(example.line) + "\n" + Self.escaped(example.effect)
    }
    return ".SH EXAMPLES\n" + paragraphs.joined(separator: "\n")
  }

  private var seeAlso: String { ".SH SEE ALSO\n.BR git (1)" }

  private static let exitStatus = [
    ("0", "Nothing at or above the level of --fail-on."),
    ("1", "Diagnostics at or above it; a broken file is one of them."),
    ("2", "The work could not be done: usage, configuration, policy, an unreadable file."),
    ("130, 141, 143", "Ended by an interrupt, by a closed pipe, by a request to terminate."),
  ]

  private static let environment = [
    ("NO_COLOR", "No colours, unless --color says otherwise."),
    ("FORCE_COLOR", "Colours even where the output is no terminal."),
    ("GITHUB_ACTIONS", "Where it is true and no format was asked for, github follows text."),
    ("SOURCE_DATE_EPOCH", "The day to take as today, where --today is not given."),
    ("XDG_CACHE_HOME", "Where the result cache lies, where --cache-dir is not given."),
  ]

  private static let files = [
    (".navlint.yaml", "The configuration, found upwards from each file; the nearest wins.")
  ]

  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    let paragraphs = rows.map { ".TP\n" + Self.bold($0.0) + "\n" + Self.escaped($0.1) }
    return ".SH \"\(title)\"\n" + paragraphs.joined(separator: "\n")
  }

  private static func paragraph(for option: OptionDeclaration) -> String {
    var names = option.spellings.reversed().map(bold).joined(separator: ", ")
    if let value = option.value { names += " " + italic(value.placeholder) }
    var text = escaped(option.help)
    if case .oneOf(let words)? = option.value?.completion {
      text += "\nOne of " + escaped(words.joined(separator: ", ")) + "."
    }
    if !option.aliases.isEmpty {
      text += "\nAlso " + option.aliases.map { bold("--\($0)") }.joined(separator: ", ") + "."
    }
    return ".TP\n\(names)\n\(text)"
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// The text with what roff would read as its own taken out.
  private static func escaped(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "`": "\\(ga"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar.value))]"
      }
    }.joined()
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
