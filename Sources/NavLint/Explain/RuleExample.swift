package import SourceText

/// A document of a rule's page, as an example of what the rule finds or lets pass.
package struct RuleExample: Equatable, Sendable {
  package let rule: RuleID
  /// Whether the rule finds something.
  package let isBad: Bool
  /// What the document shows, as a heading.
  package let title: String
  /// The facts that it is an example of.
  package let facts: [String]
  /// The document, with findings as comments below the faulty lines.
  package let text: String

  init(_ rule: RuleID, isBad: Bool, _ title: String, _ facts: [String], _ text: String) {
    self.rule = rule
    self.isBad = isBad
    self.title = title
    self.facts = facts
    self.text = text
  }
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

  private static let all = [yaml, schema, semantics, policy, project].flatMap { $0 }
}
