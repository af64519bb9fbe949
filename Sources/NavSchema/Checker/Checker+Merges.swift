import SourceText
import YAMLTree

/// A finding in a mapping that is merged, and where it is.
struct MergedFinding {
  let finding: ReportedFinding
  /// The section or list that holds what it is about.
  let holder: ValueID
  /// Which of the holder's values; nil for a key that the holder should not have.
  let position: Int?
}

extension Checker {
  /// Remembers the keys of a mapping that may be merged whose value is null, which win over those
  /// of later merges as others do.
  mutating func noteNulls(_ seen: SlotSet, in id: ValueID) {
    let holder = values[id.index]
    let first = Int(holder.payload)
    for slot in holder.mappingKind.schema.fields.indices
    where seen.contains(slot) && slots[first + slot] == .none {
      nullSlots[id, default: SlotSet()].insert(slot)
    }
  }

  /// Leaves out what every merge overrides, which is nowhere in effect: its findings, and its
  /// sections where sections are judged by themselves.
  mutating func leaveOutOverridden(root: ValueID) {
    guard !mergedFindings.isEmpty || hasMergedSections else { return }
    let effective = EffectiveValues(self, from: root)
    if !mergedFindings.isEmpty { dropOverriddenFindings(effective) }
    for index in values.indices where values[index].kind == .section {
      if !effective.contains(values[index], ValueID(UInt32(index))) {
        values[index].isMergeSource = true
      }
    }
  }

  /// What was found in a merged mapping and again where the same nodes stand unmerged stays once.
  private mutating func dropOverriddenFindings(_ effective: EffectiveValues) {
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
  private var ids: [Bool]
  /// By where the slots or entries of collections begin: what aliases share is stored once.
  private var sections: [Bool]
  private var lists: [Bool]

  init(_ checker: Checker, from root: ValueID) {
    ids = [Bool](repeating: false, count: checker.values.count)
    sections = [Bool](repeating: false, count: checker.slots.count + 1)
    lists = [Bool](repeating: false, count: checker.entries.count + 1)
    var pending = [root]
    while let id = pending.popLast() {
      guard id != .none, !ids[id.index] else { continue }
      ids[id.index] = true
      let value = checker.values[id.index]
      switch value.kind {
      case .section:
        let start = Int(value.payload)
        guard !sections[start] else { continue }
        sections[start] = true
        pending += checker.slots[start..<start + value.mappingKind.schema.fields.count]
      case .list, .table:
        let start = Int(value.payload >> 32)
        guard !lists[start] else { continue }
        lists[start] = true
        pending += checker.entries[start..<start + Int(value.payload & 0xFFFF_FFFF)]
      default: break
      }
    }
  }

  func contains(_ value: Value, _ id: ValueID) -> Bool {
    switch value.kind {
    case .section: sections[Int(value.payload)]
    case .list, .table: lists[Int(value.payload >> 32)]
    default: ids[id.index]
    }
  }
}
