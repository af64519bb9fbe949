import NavSchema
import YAMLTree

extension PolicyEvaluation {
  /// A value that is reached through an alias or a merge.
  struct SharedUse {
    let branch: RuleBranch
    let step: Int
    let id: ValueID
    let trail: [ValueID]
    let alias: NodeID?
  }

  /// What sections and lists have in common with their copies at aliases.
  struct Home: Hashable {
    let kind: Value.Kind
    let payload: UInt64

    init(_ value: Value) {
      kind = value.kind
      payload = value.payload
    }
  }

  /// Judges what was put aside as shared, in the order of the text.
  mutating func judgeUses(
    _ branch: RuleBranch, besides found: ArraySlice<PolicyBreach>
  ) {
    var reported = Set(found.map { identity(of: $0.target) })
    var judged: Set<Home> = []
    pending.sort { $0.alias?.rawValue ?? 0 < $1.alias?.rawValue ?? 0 }
    // Judging a use may find further uses inside.
    var next = 0
    while next < pending.count {
      let use = pending[next]
      next += 1
      if branch.tests.isBound || rule?.asksForUniqueness == true {
        if remainingUses == 0 { continue }
        remainingUses -= 1
      } else if isJudgedAtHome(use)
        || !judged.insert(Home(configuration.values[use.id.index])).inserted
      {
        continue
      }
      trail = use.trail
      let count = breaches.count
      walk(branch, use.id, through: use.alias)
      let new = breaches[count...].filter { reported.insert(identity(of: $0.target)).inserted }
      breaches.replaceSubrange(count..., with: new)
    }
    pending.removeAll()
  }

  /// Whether the walk has come by the value where it stands, without alias or merge.
  private mutating func isJudgedAtHome(_ use: SharedUse) -> Bool {
    if homes.isEmpty {
      for (index, value) in configuration.values.enumerated()
      where value.kind == .section || value.kind == .list {
        let id = ValueID(UInt32(index))
        if homes[Home(value)] == nil { homes[Home(value)] = id }
      }
    }
    guard var id = homes[Home(configuration.values[use.id.index])] else { return false }
    for step in use.branch.prefix[..<use.step].reversed() {
      let value = configuration.values[id.index]
      // What a `<<` takes from is no entry of the list that it was read in.
      guard value.parent != .none, !value.isMergeSource, leads(step, from: value.parent, to: id)
      else { return false }
      id = value.parent
    }
    return id == configuration.rootID
  }

  private func leads(_ step: PathStep, from holderID: ValueID, to id: ValueID) -> Bool {
    let holder = configuration.values[holderID.index]
    switch step {
    case .slot(let slot):
      return holder.kind == .section && configuration.slots[Int(holder.payload) + slot] == id
    case .entries(let filters):
      return holder.kind == .list && admits(id, filters)
    }
  }

  /// Equal for a field and its copies at aliases.
  private func identity(of target: PolicyTarget) -> UInt64 {
    guard target.owner != .none else { return UInt64(target.value.rawValue) << 33 | 1 }
    return (configuration.values[target.owner.index].payload + UInt64(target.slot)) << 1
  }
}
