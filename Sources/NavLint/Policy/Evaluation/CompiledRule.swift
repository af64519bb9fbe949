import NavSchema
import SourceText

/// A rule with its paths resolved to slots, ready to run.
struct CompiledRule: Sendable {
  private(set) var rule: PolicyRule
  private(set) var description: RuleDescription
  let branches: [RuleBranch]
  /// Whether a test asks for values that no other has.
  let asksForUniqueness: Bool

  init(
    _ rule: PolicyRule, policy: String, branches: [RuleBranch], asksForUniqueness: Bool
  ) {
    self.rule = rule
    description = rule.description(policy: policy)
    self.branches = branches
    self.asksForUniqueness = asksForUniqueness
  }

  /// Lets the rule report with another severity.
  mutating func change(_ severity: Severity) {
    rule.severity = severity
    description = rule.description(policy: description.policy ?? "")
  }
}

/// The judged fields of one section, all by the same tests.
struct RuleBranch: Sendable {
  /// The way from the root to the section, or to the list if entries are judged.
  let prefix: [PathStep]
  var leaves: [RuleLeaf]
  let require: PolicyTest?
  let forbid: PolicyTest?
  let when: PolicyTest?
  let unless: PolicyTest?
  /// Whether a test depends on the entries that the way leads through.
  let isBound: Bool
}

/// One judged field, or the entries of a list.
struct RuleLeaf: Sendable {
  let step: PathStep
  /// Each exempts what passes all its filters, by the number of the step that they stand at.
  let exemptions: [[(step: Int, filters: [EntryFilter])]]
}
