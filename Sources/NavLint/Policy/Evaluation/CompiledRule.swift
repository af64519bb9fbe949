import NavSchema
import SourceText
import Synchronization

/// A rule that is known to be sound; its paths are resolved to slots when it first runs.
final class CompiledRule: Sendable {
  let rule: PolicyRule
  /// The name of the rule's policy.
  let policy: String
  /// Whether a test asks for values that no other has.
  let asksForUniqueness: Bool
  /// Whether a test asks what the map style comes to.
  let asksForStyle: Bool
  private let compiled: Mutex<[RuleBranch]?>

  init(_ rule: PolicyRule, policy: String, branches: [RuleBranch]? = nil) {
    self.rule = rule
    self.policy = policy
    asksForUniqueness = rule.conditions.contains(where: \.asksForUniqueness)
    asksForStyle = rule.conditions.contains(where: \.asksForStyle)
    compiled = Mutex(branches)
  }

  var branches: [RuleBranch] {
    compiled.withLock { compiled in
      if let compiled { return compiled }
      let branches = RuleCompiler.compile(rule).branches
      compiled = branches
      return branches
    }
  }

  /// What `navlint rules` and reports say of the rule.
  var description: RuleDescription { rule.description(policy: policy) }

  /// The rule, reporting with another severity.
  func changed(to severity: Severity) -> CompiledRule {
    var changed = rule
    changed.severity = severity
    return CompiledRule(changed, policy: policy, branches: compiled.withLock { $0 })
  }

  /// What can be said of the fields that it judges without running it.
  func watches(_ number: Int) -> [FieldWatch] {
    branches.flatMap { branch in
      branch.leaves.compactMap { $0.watch(by: number, branch.tests, disallow: rule.disallow) }
    }
  }
}

/// The judged fields of one section, all by the same tests.
final class RuleBranch: Sendable {
  /// The way from the root to the section, or to the list if entries are judged.
  let prefix: [PathStep]
  /// The slots of these steps; −1 for a step into the entries of a list.
  let prefixSlots: [Int]
  let leaves: [RuleLeaf]
  let tests: RuleTests
  /// For each of the fields, whether an absent key can break the rule at all.
  let mayBreakByAbsence: [Bool]

  init(
    prefix: [PathStep], leaves: [RuleLeaf], tests: RuleTests, disallow: PolicyRule.Change?
  ) {
    self.prefix = prefix
    prefixSlots = prefix.map(\.slot)
    self.leaves = leaves
    self.tests = tests
    mayBreakByAbsence = leaves.map { leaf in
      disallow == .fromBase || tests.mayBreakByAbsence(of: leaf.defaults, depth: prefix.count + 1)
    }
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
  /// −1 for the entries of a list.
  let slot: Int
  /// What the step leads to.
  private let chain: FieldChain
  /// Each exempts what passes all its filters, by the number of the step that they stand at.
  let exemptions: [[(step: Int, filters: [EntryFilter])]]

  init(
    _ step: PathStep, _ chain: FieldChain, exemptions: [[(step: Int, filters: [EntryFilter])]]
  ) {
    self.step = step
    slot = step.slot
    self.chain = chain
    self.exemptions = exemptions
  }

  var defaults: Default { chain.defaults }

  /// What can be said of the field without running the rule.
  func watch(
    by rule: Int, _ tests: RuleTests, disallow: PolicyRule.Change?
  ) -> FieldWatch? {
    guard let field = chain.field else { return nil }
    let isEntry = chain.listDepth > 0
    let values = tests.clearValues(of: chain.type, default: defaults, disallow: disallow)
    return FieldWatch(
      field, in: chain.holder, judgesEntries: isEntry,
      isAbsenceClear: isEntry
        || !tests.mayBreakByAbsence(of: defaults, depth: chain.steps.count),
      chain.listDepth > 1 ? .none : values, needing: neededSlot(tests, besides: field),
      rules: [rule])
  }

  /// The slot of the one other field of the section that a rule asks for first, if its absence
  /// ends the matter.
  private func neededSlot(_ tests: RuleTests, besides field: FieldPlace) -> Int? {
    guard chain.listDepth == 0, case .some(let operand, let inner)? = tests.when,
      operand.start == chain.steps.count - 1, operand.ways.count == 1,
      case .slot(let slot) = operand.ways[0].first, operand.ways[0].count == 1
    else { return nil }
    let defaults = field.kind.schema.fields[slot].defaults
    // The condition is taken for a breach, to ask whether absence can fulfil it.
    return RuleTests(forbid: inner).mayBreakByAbsence(of: defaults, depth: chain.steps.count)
      ? nil : slot
  }
}

extension PolicyRule {
  /// All that the rule says of values.
  var conditions: [PolicyCondition] { [require, forbid, when, unless].compactMap { $0 } }
}
