package import Platform

/// Reads the command line by the commands' declarations.
package enum ArgumentParser {
  /// Reads `words`, the command line without the program's name.
  package static func parse(_ words: [FilePath]) throws(ArgumentError) -> Invocation {
    guard let first = words.first?.displayText else { throw .missingCommand }
    if let request = helpOrVersion(first, command: nil) { return request }
    if first.hasPrefix("-"), first != "-" {
      throw .unknownOption(optionName(first), command: nil)
    }
    guard let command = Command(rawValue: first) else { throw .unknownCommand(first) }
    let rest = words.dropFirst()
    // Who asks for help gets it, whatever else is wrong.
    for word in rest.prefix(while: { $0 != "--" }) {
      if let request = helpOrVersion(word.displayText, command: command) { return request }
    }
    var reading = Reading(command: command, rest: rest)
    try reading.readAll()
    let arguments = try reading.finished()
    return command == .help ? try topic(of: arguments) : .run(arguments)
  }

  private static func helpOrVersion(_ word: String, command: Command?) -> Invocation? {
    switch word {
    case "--help": .help(command, isFull: true)
    case "-h": .help(command, isFull: false)
    case "--version", "-V": .version
    default: nil
    }
  }

  private static func topic(of arguments: ParsedArguments) throws(ArgumentError) -> Invocation {
    guard let name = arguments.operands.first?.displayText else {
      return .help(nil, isFull: true)
    }
    guard let command = Command(rawValue: name) else { throw .unknownCommand(name) }
    return .help(command, isFull: true)
  }

  /// The part before `=`.
  private static func optionName(_ word: String) -> String {
    word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
  }

  private struct Reading {
    let command: Command
    let declaration: CommandDeclaration
    var rest: ArraySlice<FilePath>
    var operands: [FilePath] = []
    var given: [(option: String, text: FilePath)] = []

    init(command: Command, rest: ArraySlice<FilePath>) {
      self.command = command
      self.rest = rest
      declaration = command.declaration
    }

    mutating func readAll() throws(ArgumentError) {
      while let word = rest.popFirst() {
        if word == "--" {
          operands += rest
          return
        }
        if word.bytes.starts(with: "--".utf8) {
          try readLong(word)
        } else if word.bytes.first == UInt8(ascii: "-"), word != "-" {
          try readShort(word)
        } else {
          operands.append(word)
        }
      }
    }

    /// `--name`, `--name value` or `--name=value`.
    private mutating func readLong(_ word: FilePath) throws(ArgumentError) {
      let end = word.bytes.firstIndex(of: UInt8(ascii: "="))
      let spelling = FilePath.displayText(of: Array(word.bytes[..<(end ?? word.bytes.count)]))
      guard let option = declaration.option(spelt: spelling) else {
        throw .unknownOption(spelling, command: command)
      }
      let attached = end.map { FilePath(bytes: word.bytes[($0 + 1)...]) }
      if option.value == nil, attached != nil { throw .unexpectedValue(option: spelling) }
      try add(option, spelling, attached)
    }

    /// `-q`, several letters together, and `-j2`, `-j=2` or `-j 2`.
    private mutating func readShort(_ word: FilePath) throws(ArgumentError) {
      var letters = word.bytes.dropFirst()
      while let letter = letters.popFirst() {
        let spelling = letter < 0x80 ? "-\(Character(Unicode.Scalar(letter)))" : word.displayText
        guard let option = declaration.option(spelt: spelling) else {
          throw .unknownOption(spelling, command: command)
        }
        if option.value == nil {
          try add(option, spelling, nil)
          continue
        }
        if letters.first == UInt8(ascii: "=") { letters.removeFirst() }
        try add(option, spelling, letters.isEmpty ? nil : FilePath(bytes: letters))
        return
      }
    }

    private mutating func add(
      _ option: OptionDeclaration, _ spelling: String, _ attached: FilePath?
    ) throws(ArgumentError) {
      guard let value = option.value else {
        given.append((option.name, ""))
        return
      }
      guard let text = attached ?? takeValue() else {
        throw .missingValue(option: spelling, placeholder: value.placeholder)
      }
      do throws(ValueFault) {
        try value.check(text)
      } catch {
        throw .wrongValue(option: spelling, value: text.displayText, error)
      }
      given.append((option.name, text))
    }

    /// The next word, unless it is an option: then the value was forgotten.
    private mutating func takeValue() -> FilePath? {
      guard let next = rest.first, next == "-" || next.bytes.first != UInt8(ascii: "-") else {
        return nil
      }
      return rest.popFirst()
    }

    func finished() throws(ArgumentError) -> ParsedArguments {
      for group in given.count > 1 ? declaration.conflicts : [] {
        let present = group.filter { name in given.contains { $0.option == name } }
        if present.count > 1 { throw .conflict("--\(present[0])", "--\(present[1])") }
      }
      let required = declaration.operands.filter(\.isRequired)
      if operands.count < required.count {
        throw .missingOperand(required[operands.count].placeholder, command: command)
      }
      if !declaration.operands.contains(where: \.isRepeatable),
        operands.count > declaration.operands.count
      {
        let word = operands[declaration.operands.count].displayText
        throw .unexpectedOperand(word, command: command)
      }
      for (operand, word) in zip(declaration.operands, operands) {
        guard case .oneOf(let known) = operand.completion, command != .help,
          !known.contains(word.displayText)
        else { continue }
        let name = word.displayText
        throw .wrongValue(
          option: operand.placeholder, value: name, .unlisted(name, known: known))
      }
      return ParsedArguments(command: command, operands: operands, given: given)
    }
  }
}
