package import SourceText

/// A page of docs/Rules: the documentation of a rule, and the cases that prove it.
package struct RulePage: Sendable {
  /// The page's first heading.
  package let id: RuleID
  /// The sentence below it.
  package let summary: String
  package let cases: [RuleCase]
  private let lines: [String]

  /// Reads the Markdown `text`.
  package init(_ text: String) throws(PageError) {
    lines = text.linesOfText
    guard let title = lines.first, title.hasPrefix("# ") else {
      throw PageError(line: 1, "the page does not begin with `# ` and the rule's id")
    }
    id = RuleID(String(title.dropFirst(2)))
    summary = lines.dropFirst().first { !$0.isEmpty } ?? ""
    cases = try Self.cases(of: id, FencedBlock.all(in: lines))
  }

  private static func cases(
    of id: RuleID, _ blocks: [FencedBlock]
  ) throws(PageError) -> [RuleCase] {
    var cases: [RuleCase] = []
    var options: (heading: String, words: [String]) = ("", [])
    for block in blocks {
      switch block.language {
      case "navlint":
        let words = block.lines.flatMap { $0.split(separator: " ").map(String.init) }
        options = (block.heading, words)
      case "yaml", "yaml escaped":
        let words = options.heading == block.heading ? options.words : []
        cases.append(try RuleCase(page: id, block, options: words, number: cases.count))
      case "expect":
        guard !cases.isEmpty else {
          throw PageError(line: block.firstLine, "`expect` without a document before it")
        }
        try cases[cases.count - 1].add(expect: block)
      case "fixed":
        guard !cases.isEmpty else {
          throw PageError(line: block.firstLine, "`fixed` without a document before it")
        }
        cases[cases.count - 1].fixed = block.text
      default: break
      }
    }
    return cases
  }

  /// The page with the expectations that do not hold replaced by what its documents give.
  package func recorded() -> String {
    var lines = lines
    for rule in cases.reversed() where rule.mismatch() != nil { rule.record(in: &lines) }
    return lines.joined(separator: "\n")
  }
}

/// Why a page cannot be read.
package struct PageError: Error, CustomStringConvertible {
  /// From 1.
  let line: Int
  let reason: String

  init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}

extension FencedBlock {
  /// The lines as a text that ends with a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
