import SourceText

/// A finding in a mapping that is merged, and where it is.
struct MergedFinding {
  let finding: ReportedFinding
  /// The section or list that holds what it is about.
  let holder: ValueID
  /// Which of the holder's values; nil for a key that the holder should not have.
  let position: Int?
}

extension Checker {
  /// Takes out the findings about what every merge overrides: it is nowhere in effect.
  ///
  /// What was found in a merged mapping and again where the same nodes stand unmerged stays once.
  mutating func dropOverriddenFindings(root: ValueID) {
    guard !mergedFindings.isEmpty else { return }
    let effective = EffectiveValues(self, from: root)
    var seen: Set<ReportedFinding> = []
    var kept: [Diagnostic] = []
    for (index, diagnostic) in diagnostics.enumerated() {
      if let merged = mergedFindings[index] {
        guard isInEffect(merged, effective), !reported.contains(merged.finding),
          seen.insert(merged.finding).inserted
        else { continue }
      }
      kept.append(diagnostic)
    }
    diagnostics = kept
  }

  private func isInEffect(_ merged: MergedFinding, _ effective: EffectiveValues) -> Bool {
    let holder = values[merged.holder.index]
    guard holder.isMergeSource else { return effective.contains(holder, merged.holder) }
    guard let position = merged.position else { return true }
    let id = slots[Int(holder.payload) + position]
    return id == .none || effective.contains(values[id.index], id)
  }
}

/// The values that the root leads to: not those that something else overrides.
private struct EffectiveValues {
  private var ids: Set<ValueID> = []
  /// Where the slots or entries of collections begin: what aliases share is stored once.
  private var sections: Set<UInt64> = []
  private var lists: Set<UInt64> = []

  init(_ checker: Checker, from root: ValueID) {
    var pending = [root]
    while let id = pending.popLast() {
      let value = checker.values[id.index]
      guard id != .none, ids.insert(id).inserted else { continue }
      switch value.kind {
      case .section:
        guard sections.insert(value.payload).inserted else { continue }
        let start = Int(value.payload)
        pending += checker.slots[start..<start + value.mappingKind.schema.fields.count]
      case .list, .table:
        guard lists.insert(value.payload).inserted else { continue }
        let start = Int(value.payload >> 32)
        pending += checker.entries[start..<start + Int(value.payload & 0xFFFF_FFFF)]
      default: break
      }
    }
  }

  func contains(_ value: Value, _ id: ValueID) -> Bool {
    switch value.kind {
    case .section: sections.contains(value.payload)
    case .list, .table: lists.contains(value.payload)
    default: ids.contains(id)
    }
  }
}
