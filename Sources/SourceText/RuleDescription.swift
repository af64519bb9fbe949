/// What a rule is, for `navlint rules`, `navlint explain` and the reports.
public struct RuleDescription: Hashable, Sendable {
  /// The rule's identity.
  public let id: RuleID
  /// What the rule is about.
  public let category: RuleCategory
  /// Every severity its diagnostics can have, the highest first.
  public let severities: [Severity]
  /// Whether some of its diagnostics carry a fix-it.
  public let isFixable: Bool
  /// Ids of the documented facts it checks, sorted.
  public let facts: [String]
  /// One line: what is wrong when it fires.
  public let summary: String
  /// Why it matters: what the SDK, or another reader, does with such a file.
  public let reason: String
  /// The name of the policy that holds it, for policy rules.
  public let policy: String?
  /// Addresses of the documents behind it.
  public let references: [String]

  /// Creates a description; a rule that says nothing else is an unfixable error without facts.
  public init(
    id: RuleID, category: RuleCategory, severities: [Severity] = [.error],
    isFixable: Bool = false, facts: [String] = [], summary: String, reason: String,
    policy: String? = nil, references: [String] = []
  ) {
    self.id = id
    self.category = category
    self.severities = severities
    self.isFixable = isFixable
    self.facts = facts
    self.summary = summary
    self.reason = reason
    self.policy = policy
    self.references = references
  }
}
