import SourceText
import YAMLTree

extension Checker {
  /// Reports each key that excludes an earlier one of the same section.
  ///
  /// What a merge brings in counts, but a conflict within the merged mapping is reported there.
  mutating func reportExclusiveKeys(in id: ValueID, _ schema: MappingSchema) {
    for names in schema.exclusiveKeys {
      let entries = exclusiveEntries(names, in: id, schema).sorted { $0.key < $1.key }
      guard let first = entries.first else { continue }
      for later in entries.dropFirst() where first.isOwn || later.isOwn {
        let (mended, other) = later.isOwn ? (later, first) : (first, later)
        report(
          Finding(
            rule: "conflicting-keys",
            message: "`\(mended.name)` and `\(other.name)` exclude each other; keep one",
            related: [
              RelatedLocation(
                message: "`\(other.name)` is set here", range: stream[other.key].range)
            ]),
          key: mended.key, named: mended.name, in: id,
          field: fieldPath(
            parent: values[id.index].parent, position: Int(values[id.index].position)))
      }
    }
  }

  /// A written setting of a section; not its own if a merge brings it in.
  private typealias ExclusiveEntry = (name: String, key: NodeID, isOwn: Bool)

  private func exclusiveEntries(
    _ names: [String], in id: ValueID, _ schema: MappingSchema
  ) -> [ExclusiveEntry] {
    let firstSlot = Int(values[id.index].payload)
    return names.compactMap { name in
      guard let slot = schema.slot(named: name), slots[firstSlot + slot] != .none else {
        return nil
      }
      let value = values[slots[firstSlot + slot].index]
      // A key is one node, and its value follows it.
      return (name, NodeID(value.node.rawValue - 1), value.parent == id)
    }
  }
}
