package import SourceText

/// A document of a rule's page, as an example of what the rule finds or lets pass.
package struct RuleExample: Equatable, Sendable {
  package let rule: RuleID
  /// What the document shows, as a heading.
  package let title: String
  /// Whether the rule finds something.
  package let isBad: Bool
  /// The facts that it is an example of.
  package let facts: [String]
  /// The document, with findings as comments below the faulty lines.
  package let text: String
}

extension RuleExample {
  /// The examples of a rule, one of each sort at least.
  package static func examples(of rule: RuleID) -> [RuleExample] {
    all.filter { $0.rule == rule }
  }

  /// The examples of a fact.
  package static func examples(of fact: String) -> [RuleExample] {
    all.filter { $0.facts.contains(fact) }
  }

  private static let all = read(RuleExampleText.text.description)

  /// Reads blocks that begin with a line `§ rule|bad or good|facts|title`.
  static func read(_ text: String) -> [RuleExample] {
    text.split(separator: "§ ").compactMap { block in
      let parts = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let head = parts[0].split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
      guard head.count == 4, parts.count == 2 else { return nil }
      return RuleExample(
        rule: RuleID(String(head[0])), title: String(head[3]), isBad: head[1] == "bad",
        facts: head[2].split(separator: ",").map(String.init), text: String(parts[1]))
    }
  }
}
