import NavLintDev
import TestSupport

/// Commands with their output, as a page shows them.
///
/// A line that begins with `$ ` is a command, lines behind it that begin with `> ` belong to it,
/// and all others are its output.
struct ShellSession {
  struct Step {
    var command: String
    var output: [String] = []
    let line: Int
  }

  let steps: [Step]

  init(_ block: FencedBlock) {
    var steps: [Step] = []
    for (index, line) in block.lines.enumerated() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), line: block.firstLine + index + 1))
      } else if let last = steps.indices.last {
        if line.hasPrefix("> "), steps[last].output.isEmpty {
          steps[last].command += "\n" + line.dropFirst(2)
        } else {
          steps[last].output.append(line)
        }
      }
    }
    self.steps = steps
  }
}

extension ShellSession.Step {
  /// What is not as the page says; nil if all is.
  ///
  /// A command without output may print what it likes, as long as it does its job. A line `…` stands
  /// for any lines.
  func complaint(about run: CommandRun) -> String? {
    let actual = run.output.linesOfText.map(\.withoutTrailingSpace).withoutBlankEnds
    let expected = output.map(\.withoutTrailingSpace).withoutBlankEnds
    if expected.isEmpty {
      guard run.status > 1 else { return nil }
      return "line \(line): `\(command)` ends with \(run.status):\n\(run.output)"
    }
    guard !Self.matches(actual[...], expected[...]) else { return nil }
    let difference = Diff.lines(
      expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    return "line \(line): `\(command)`, \(difference)"
  }

  private static func matches(
    _ actual: ArraySlice<String>, _ expected: ArraySlice<String>
  ) -> Bool {
    guard let first = expected.first else { return actual.isEmpty }
    let rest = expected.dropFirst()
    if first == "…" {
      return (actual.startIndex...actual.endIndex).contains { matches(actual[$0...], rest) }
    }
    return actual.first == first && matches(actual.dropFirst(), rest)
  }
}

extension [String] {
  fileprivate var withoutBlankEnds: [String] {
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
