package import NavSchema
package import SourceText
import YAMLTree

/// Two things with one id.
package enum DuplicateId: Rule {
  package static let description = RuleDescription(
    id: "duplicate-id", category: .semantics, summary: "an id that another thing has already",
    reason: "Policies, diffs and messages name things by their ids, so that each has to be unique"
      + " over the whole 3D map and all overlays. Ids are compared as texts.")

  package static let kinds: [MappingKind] = [.document]

  /// The ids so far, and the thing that has each.
  private struct Taken {
    var names = NameTable()
    var things: [ValueID] = []

    /// Makes room for `count` things if there are none yet.
    mutating func reserve(_ count: Int) {
      guard things.isEmpty else { return }
      names = NameTable(count: count)
      things.reserveCapacity(count)
    }
  }

  package static func check(_ section: Section, _ findings: inout Findings) {
    let configuration = section.configuration
    var taken = Taken()
    for holder in [section.map3D.section, section.navigation.section] {
      guard let holder else { continue }
      for slot in holder.schema.fields.indices where holder[slot: slot].isWritten {
        guard let list = holder[slot: slot].list, !list.isEmpty,
          let idSlot = idSlot(of: holder[slot: slot].field.type)
        else { continue }
        taken.reserve(list.count)
        // All names first: those of many things lie far apart, and the processor then fetches
        // several at a time.
        let names = list.map { configuration.name(inSlot: idSlot, of: $0) }
        for (entry, name) in zip(list, names) {
          // Most ids are new, and things are many: nothing is made for them.
          guard let name else { continue }
          let (index, isNew) = taken.names.index(of: name, in: configuration.stream.bytes)
          if isNew {
            taken.things.append(entry)
          } else {
            let first = Section(configuration: configuration, id: taken.things[index])
            report(Section(configuration: configuration, id: entry), after: first, &findings)
          }
        }
      }
    }
  }

  private static func idSlot(of type: ValueType) -> Int? {
    guard case .list(let list) = type, case .mapping(let kind) = list.element else { return nil }
    return kind.schema.slot(named: "id")
  }

  private static func report(
    _ thing: Section, after first: Section, _ findings: inout Findings
  ) {
    findings.report(
      .error, at: spot(of: thing["id"], in: thing),
      "the id `\(Checker.excerpt(thing["id"].text ?? ""))` is taken already",
      related: [(spot(of: first["id"], in: first), "the first thing of this id")])
  }

  /// The id; the whole entry if that is an alias, so that the id stands elsewhere.
  private static func spot(of id: Setting, in thing: Section) -> Spot {
    let isAlias = thing.configuration.stream[thing.value.node].kind == .alias
    return isAlias ? .entry(thing.id) : .value(id)
  }
}

extension Configuration {
  /// The text in `slot` of a section; nil where the value is no section, or has no text there.
  fileprivate func name(inSlot slot: Int, of id: ValueID) -> NameTable.Name? {
    let section = values[id.index]
    guard case .section = section.kind else { return nil }
    let text = slots[Int(section.payload) + slot]
    guard text != .none, case .text = values[text.index].kind else { return nil }
    let node = stream.nodes[stream.resolved(values[text.index].node).index]
    return NameTable.Name(start: node.valueStart, count: node.valueCount)
  }
}
