import NavSchema
import Synchronization

/// Rules about the same section of a document, compiled when a document first has it.
final class RuleGroup: Sendable {
  /// The slots of the section from the root on; a document without it cannot break the rules.
  let anchor: RuleAnchor
  private let make: @Sendable () -> [CompiledRule]
  private let made = Mutex<[RuleRun]?>(nil)

  /// The branches of one rule that lie in the group's section.
  struct RuleRun: Sendable {
    let rule: CompiledRule
    let branches: [RuleBranch]
  }

  init(_ anchor: RuleAnchor, _ make: @escaping @Sendable () -> [CompiledRule]) {
    self.anchor = anchor
    self.make = make
  }

  /// The rules, compiled on the first call.
  var runs: [RuleRun] {
    made.withLock { made in
      if let made { return made }
      let runs = make().map { rule in
        RuleRun(rule: rule, branches: rule.branches.filter { RuleAnchor($0) == anchor })
      }
      made = runs
      return runs
    }
  }

  /// Groups by the sections that the rules are about.
  static func groups(_ rules: [CompiledRule]) -> [RuleGroup] {
    var anchors: [RuleAnchor] = []
    var rulesByAnchor: [RuleAnchor: [CompiledRule]] = [:]
    for rule in rules {
      for anchor in Set(rule.branches.map(RuleAnchor.init)) {
        if rulesByAnchor[anchor] == nil { anchors.append(anchor) }
        rulesByAnchor[anchor, default: []].append(rule)
      }
    }
    return anchors.sorted().map { anchor in
      let rules = rulesByAnchor[anchor] ?? []
      return RuleGroup(anchor) { rules }
    }
  }
}

/// The first one or two keys on the way to what a rule judges.
struct RuleAnchor: Hashable, Comparable {
  /// −1 where a rule judges the root's own keys.
  let first: Int
  /// −1 where a rule judges the section's own keys.
  let second: Int

  init(_ branch: RuleBranch) {
    var slots: [Int] = []
    for case .slot(let slot) in branch.prefix.prefix(2) { slots.append(slot) }
    first = slots.first ?? -1
    second = slots.count > 1 ? slots[1] : -1
  }

  /// The anchor of the section at `first` and, in it, `second`, by name.
  init(_ first: String, _ second: String? = nil) {
    let root = MappingKind.document.schema
    let slot = root.slot(named: first)
    self.first = slot ?? -1
    self.second =
      second.flatMap { name in
        slot.flatMap { root.fields[$0].type.fieldsHere?.slot(named: name) }
      } ?? -1
  }

  /// Whether the document has the section.
  func isPresent(in configuration: Configuration) -> Bool {
    guard let root = configuration.root?.value else { return false }
    if first < 0 { return true }
    let section = configuration.slots[Int(root.payload) + first]
    guard section != .none else { return false }
    if second < 0 { return true }
    let value = configuration.values[section.index]
    return value.kind == .section && configuration.slots[Int(value.payload) + second] != .none
  }

  /// The values from the root to the section, which is present.
  func way(in configuration: Configuration) -> [ValueID] {
    var way = [configuration.rootID]
    for slot in [first, second] where slot >= 0 {
      guard let last = way.last else { return way }
      let holder = configuration.values[last.index]
      way.append(configuration.slots[Int(holder.payload) + slot])
    }
    return way
  }

  static func < (lhs: RuleAnchor, rhs: RuleAnchor) -> Bool {
    (lhs.first, lhs.second) < (rhs.first, rhs.second)
  }
}
