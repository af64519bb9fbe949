package import NavLintDev

/// Commands with their output, as a page shows them.
///
/// A line that begins with `$ ` is a command, lines behind it that begin with `> ` belong to it,
/// and all others are its output.
package struct ShellSession {
  package struct Step {
    package fileprivate(set) var command: String
    /// What the page says that it prints, in both streams.
    package fileprivate(set) var output: [String] = []
    /// The index of the first line of the output in the page.
    package fileprivate(set) var firstOutputLine: Int
  }

  package let steps: [Step]

  package init(_ block: FencedBlock) {
    var steps: [Step] = []
    for (index, line) in block.lines.enumerated() {
      if line.hasPrefix("$ ") {
        steps.append(
          Step(
            command: String(line.dropFirst(2)), firstOutputLine: block.firstLine + index + 1))
      } else if let last = steps.indices.last {
        if line.hasPrefix("> "), steps[last].output.isEmpty {
          steps[last].command += "\n" + line.dropFirst(2)
          steps[last].firstOutputLine += 1
        } else {
          steps[last].output.append(line)
        }
      }
    }
    self.steps = steps
  }
}

extension ShellSession.Step {
  /// Runs the command in `folder`, its standard error among its output.
  func run(in folder: ScratchFolder) throws -> CommandRun {
    try CommandRun.shell("exec 2>&1\n" + command, in: folder.path)
  }

  /// What is not as the page says; nil if all is.
  ///
  /// A command without output may print what it likes, as long as it does its job. A line `…` stands
  /// for any lines.
  func complaint(about run: CommandRun) -> String? {
    let expected = output.map(\.withoutTrailingSpace).withoutBlankEnd
    if expected.isEmpty {
      guard run.status > 1 else { return nil }
      return "line \(firstOutputLine): `\(command)` ends with \(run.status):\n\(run.output)"
    }
    let actual = run.lines
    guard !Self.matches(actual[...], expected[...]) else { return nil }
    let difference = Diff.lines(
      expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    return "line \(firstOutputLine): `\(command)`, \(difference)"
  }

  private static func matches(
    _ actual: ArraySlice<String>, _ expected: ArraySlice<String>
  ) -> Bool {
    guard let first = expected.first else { return actual.isEmpty }
    let rest = expected.dropFirst()
    if first == ShellSession.anyLines {
      return (actual.startIndex...actual.endIndex).contains { matches(actual[$0...], rest) }
    }
    return actual.first == first && matches(actual.dropFirst(), rest)
  }
}

extension ShellSession {
  static let anyLines = "…"
}

extension CommandRun {
  /// The lines of the output as a page shows them.
  var lines: [String] { output.linesOfText.map(\.withoutTrailingSpace).withoutBlankEnd }
}

extension [String] {
  fileprivate var withoutBlankEnd: [String] {
    var lines = self
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension String {
  fileprivate var withoutTrailingSpace: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
