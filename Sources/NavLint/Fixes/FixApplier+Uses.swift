import NavSchema
import SourceText
import YAMLTree

// What is anchored is read in several places.
extension FixApplier {
  /// Whether the repairs change no place that they are not about, though aliases and merges may
  /// read there what is edited.
  static func spareOtherUses(
    _ repairs: [Repair], from before: Linter.Result, to after: Linter.Result
  ) -> Bool {
    guard before.stream.nodes.contains(where: { $0.kind == .alias }),
      before.configurations.count == after.configurations.count
    else { return true }
    // Few places change for a node; more than that come from aliases of aliases.
    let limit = 2 * before.stream.nodes.count
    return before.configurations.indices.allSatisfy { number in
      let (old, new) = (before.configurations[number], after.configurations[number])
      guard old.isComplete, new.isComplete else { return true }
      let changes = EffectiveDifference(from: old, to: new, limit: limit).changes
      guard !changes.isEmpty else { return true }
      return changes.count < limit && areMeant(changes, by: repairs, before, number)
    }
  }

  /// Whether each change is one that a finding asks for: where it is told, or at another use that
  /// means the same.
  private static func areMeant(
    _ changes: [EffectiveDifference.Change], by repairs: [Repair], _ before: Linter.Result,
    _ number: Int
  ) -> Bool {
    let fixes = Set(repairs.map(\.fix))
    let findings = before.diagnostics.filter { finding in
      finding.document == number && finding.fixes.contains(where: fixes.contains)
    }
    var holders = Set(findings.map { holder(of: $0.pointer) })
    let meant = changes.filter { holders.contains($0.holder) }.map(\.transition)
    // What is taken out because of its neighbours may stand beside others elsewhere.
    let transitions = Set(meant.filter { $0.after != .absent })
    func isMeant(_ change: EffectiveDifference.Change) -> Bool {
      let transition = change.transition
      return holders.contains(change.holder) || transition.before == .invalid
        || transition.before == .absent && transition.after != .invalid
        || transitions.contains(transition)
    }
    if changes.allSatisfy(isMeant) { return true }
    let rules = Set(findings.map(\.rule))
    let uses = RuleSet(RuleRegistry.semantics.filter { rules.contains($0.description.id) })
      .run(on: before.configurations[number], atEveryUse: true)
    holders.formUnion(uses.map { holder(of: $0.pointer) })
    return changes.allSatisfy(isMeant)
  }

  private static func holder(of pointer: String) -> String {
    pointer.lastIndex(of: "/").map { String(pointer[..<$0]) } ?? ""
  }
}
