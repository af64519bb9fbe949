import NavSchema
import SourceText

/// A rule with its paths resolved to slots, ready to run.
final class CompiledRule: Sendable {
  let rule: PolicyRule
  /// The name of the rule's policy.
  let policy: String
  let branches: [RuleBranch]
  /// Whether a test asks for values that no other has.
  let asksForUniqueness: Bool

  init(_ rule: PolicyRule, policy: String, branches: [RuleBranch]) {
    self.rule = rule
    self.policy = policy
    self.branches = branches
    asksForUniqueness = rule.conditions.contains(where: \.asksForUniqueness)
  }

  /// What `navlint rules` and reports say of the rule.
  var description: RuleDescription { rule.description(policy: policy) }

  /// Whether the rule must be seen whole: its values against each other, or against a base.
  var isWhole: Bool { asksForUniqueness || rule.disallow == .fromBase }

  /// The rule, reporting with another severity.
  func changed(to severity: Severity) -> CompiledRule {
    var changed = rule
    changed.severity = severity
    return CompiledRule(changed, policy: policy, branches: branches)
  }
}

/// The judged fields of one section, all by the same tests.
final class RuleBranch: Sendable {
  /// The way from the root to the section, or to the list if entries are judged.
  let prefix: [PathStep]
  let leaves: [RuleLeaf]
  let require: PolicyTest?
  let forbid: PolicyTest?
  let when: PolicyTest?
  let unless: PolicyTest?
  /// Whether a test depends on the entries that the way leads through.
  let isBound: Bool
  /// Whether an absent value without a default cannot break the rule.
  let needsValue: Bool

  init(prefix: [PathStep], leaves: [RuleLeaf], tests: RuleTests) {
    self.prefix = prefix
    self.leaves = leaves
    require = tests.require
    forbid = tests.forbid
    when = tests.when
    unless = tests.unless
    isBound = tests.isBound
    needsValue = [tests.require, tests.forbid].allSatisfy { $0?.needsValue ?? true }
  }
}

/// What a rule asks, with all paths resolved from one section.
struct RuleTests: Sendable {
  var require: PolicyTest?
  var forbid: PolicyTest?
  var when: PolicyTest?
  var unless: PolicyTest?
  /// Whether a test depends on the entries that the way leads through.
  var isBound = false
}

/// One judged field, or the entries of a list.
struct RuleLeaf: Sendable {
  let step: PathStep
  /// Whether the field has a documented default at all.
  let hasDefault: Bool
  /// Each exempts what passes all its filters, by the number of the step that they stand at.
  let exemptions: [[(step: Int, filters: [EntryFilter])]]
}

extension PolicyRule {
  /// All that the rule says of values.
  var conditions: [PolicyCondition] { [require, forbid, when, unless].compactMap { $0 } }
}
