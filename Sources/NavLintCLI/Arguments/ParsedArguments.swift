package import Platform

/// What the command line asks for.
package enum Invocation: Sendable {
  case run(ParsedArguments)
  /// The help of the program or of a command; all options or the most used.
  case help(Command?, isFull: Bool)
  case version
}

/// A command with its options and operands, all of them checked.
package struct ParsedArguments: Sendable {
  package let command: Command
  package let operands: [FilePath]
  /// The options' long names and what was given, in order; few, so that a list is the fastest.
  private let given: [(option: String, text: FilePath)]

  init(command: Command, operands: [FilePath], given: [(option: String, text: FilePath)]) {
    self.command = command
    self.operands = operands
    self.given = given
  }

  /// What `option` says; false, nil or empty where it was not given.
  package subscript<Value>(option: Option<Value>) -> Value {
    var texts: [FilePath] = []
    for (name, text) in given where name == option.declaration.name { texts.append(text) }
    return option.value(texts)
  }
}
