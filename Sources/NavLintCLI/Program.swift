import NavLint
import NavSchema
package import Platform

/// The program: arguments and streams in, exit status out.
package enum Program {
  /// Runs the command that `words`, the command line without the program's name, ask for.
  package static func run(_ words: [FilePath], _ console: Console) -> ExitStatus {
    let invocation: Invocation
    do throws(ArgumentError) {
      invocation = try ArgumentParser.parse(words)
    } catch {
      console.fail(error.message)
      return .failure
    }
    do throws(CommandFailure) {
      let status = try run(invocation, console)
      try console.flush()
      return status
    } catch {
      return error.report(to: console)
    }
  }

  private static func run(
    _ invocation: Invocation, _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    switch invocation {
    case .version:
      try console.print("navlint \(navlintVersion)\n")
      return .success
    case .help(let command, let isFull):
      try console.print(
        command.map { HelpText.text(for: $0, isFull: isFull) } ?? HelpText.overview)
      return .success
    case .run(let arguments):
      var console = console
      console.isQuiet = arguments[.quiet]
      return try run(arguments, console)
    }
  }

  private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    switch arguments.command {
    case .check, .policy: return try CheckCommand(arguments: arguments, console: console).run()
    case .initialize: return try InitCommand(arguments: arguments, console: console).run()
    case .clean: return try CleanCommand(arguments: arguments, console: console).run()
    case .completions: return try completions(arguments, console)
    case .man:
      try console.print(ManualPage(version: navlintVersion).text)
      return .success
    case .convert: return try ConvertCommand(arguments: arguments, console: console).run()
    case .diff: return try DiffCommand(arguments: arguments, console: console).run()
    case .explain: return try ExplainCommand(arguments: arguments, console: console).run()
    case .rules: return try RulesCommand(arguments: arguments, console: console).run()
    case .schema: return try SchemaCommand(arguments: arguments, console: console).run()
    case .help:
      throw .failed("`\(arguments.command.rawValue)` is not there")
    }
  }
}

extension Program {
  private static func completions(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let name = arguments.operands.first?.displayText ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .failed("there is no completion script for `\(name)`")
    }
    let rules = RuleRegistry.selectors.sorted()
    let words = CompletionWords(rules: rules, things: rules + FieldIndex.all.map(\.path))
    try console.print(CompletionScript.text(for: shell, words: words))
    return .success
  }
}

/// Why a command could not do its job.
package enum CommandFailure: Error {
  /// One sentence for the user.
  case failed(String)
  /// A file or stream that cannot be read or written.
  case file(FileError)
  /// It has been said already.
  case reported

  /// Tells the user, and says how the run ends.
  func report(to console: Console) -> ExitStatus {
    switch self {
    case .failed(let sentence): console.fail(sentence)
    case .file(let error):
      if error.isClosedPipe { return .closedPipe }
      console.fail(error.description)
    case .reported: break
    }
    return .failure
  }
}

extension Console {
  func print(_ text: String) throws(CommandFailure) {
    do throws(FileError) { try output.write(text) } catch { throw .file(error) }
  }

  /// Replaces the file at `path` by `text`.
  func write(_ text: String, to path: FilePath) throws(CommandFailure) {
    do throws(FileError) {
      let file = try OutputFile(path)
      try file.sink.write(text)
      try file.finish()
    } catch {
      throw .failed("cannot write `\(path.displayText)`: \(error.message)")
    }
  }

  func flush() throws(CommandFailure) {
    do throws(FileError) { try output.flush() } catch { throw .file(error) }
  }
}
