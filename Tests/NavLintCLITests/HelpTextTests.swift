import Platform
import Testing

@testable import NavLintCLI

struct HelpTextTests {
  @Test(arguments: Command.allCases)
  func fitsAScreen(command: Command) {
    for isFull in [true, false] {
      let lines = HelpText.text(for: command, isFull: isFull).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.count > 80 } == [])
      // The last one is empty: the text ends with a line break.
      #expect(lines.count - 1 <= (isFull ? 57 : 24))
    }
  }

  @Test func theOverviewFitsASmallScreen() {
    let lines = HelpText.overview.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 } == [])
    // With the line break at its end and the prompt below.
    #expect(lines.count <= 24)
  }

  @Test(arguments: Command.allCases)
  func showsEveryOptionAndExample(command: Command) {
    let text = HelpText.text(for: command, isFull: true)
    for option in command.declaration.options {
      #expect(text.contains("--\(option.name)"))
      #expect(text.contains(option.help))
    }
    for example in command.declaration.examples { #expect(text.contains(example.line)) }
  }

  /// An option too long for its column has a line of its own.
  @Test(arguments: Command.allCases)
  func whatOptionsDoStandsInOneColumn(command: Command) {
    let lines = HelpText.text(for: command, isFull: true).split(separator: "\n")
    let columns = command.declaration.options.map { option in
      lines.first { $0.hasSuffix(" \(option.help)") }.map { $0.count - option.help.count }
    }
    #expect(Set(columns).count == 1)
  }

  @Test(arguments: Command.allCases)
  func declarationsAreConsistent(command: Command) {
    let declaration = command.declaration
    let spellings = declaration.options.flatMap { option in
      option.spellings + option.aliases.map { "--\($0)" }
    }
    #expect(Set(spellings).count == spellings.count)
    #expect(declaration.summary.hasSuffix("."))
    for option in declaration.options {
      #expect(option.help.hasSuffix("."))
      #expect(option.help.dropLast().contains(". ") == false)
    }
    let names = Set(declaration.options.map(\.name))
    for name in declaration.conflicts.joined() { #expect(names.contains(name)) }
  }

  /// What the help tells people to type is understood.
  @Test(arguments: Command.allCases)
  func examplesParse(command: Command) throws {
    for example in command.declaration.examples {
      var words = example.line.split(separator: " ").map(String.init)
      let start = try #require(words.firstIndex { $0.hasSuffix("navlint") })
      words = Array(words[(start + 1)...].prefix { !["|", ">"].contains($0) })
      _ = try ArgumentParser.parse(
        words.map { FilePath($0.trimmingSuffix(")")) })
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
