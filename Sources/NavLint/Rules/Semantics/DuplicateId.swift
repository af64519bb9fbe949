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
  }

  package static func check(_ section: Section, _ findings: inout Findings) {
    var taken = Taken()
    for holder in [section.map3D.section, section.navigation.section] {
      guard let holder else { continue }
      for slot in holder.schema.fields.indices {
        guard let list = holder[slot: slot].list, !list.isEmpty,
          let idSlot = idSlot(of: holder[slot: slot].field.type)
        else { continue }
        for entry in list {
          guard let thing = section.configuration.section(entry) else { continue }
          check(thing, thing[slot: idSlot], &taken, &findings)
        }
      }
    }
  }

  private static func idSlot(of type: ValueType) -> Int? {
    guard case .list(let list) = type, case .mapping(let kind) = list.element else { return nil }
    return kind.schema.slot(named: "id")
  }

  private static func check(
    _ thing: Section, _ id: Setting, _ taken: inout Taken, _ findings: inout Findings
  ) {
    guard let value = id.value, value.kind == .text else { return }
    let stream = thing.configuration.stream
    let node = stream[stream.resolved(value.node)]
    let (index, isNew) = taken.names.index(
      of: NameTable.Name(start: node.valueStart, count: node.valueCount), in: stream.bytes)
    if isNew {
      taken.things.append(thing.id)
      return
    }
    let first = Section(configuration: thing.configuration, id: taken.things[index])
    findings.report(
      .error, at: spot(of: id, in: thing),
      "the id `\(Checker.excerpt(id.text ?? ""))` is taken already",
      related: [(spot(of: first["id"], in: first), "the first thing of this id")])
  }

  /// The id; the whole entry if that is an alias, so that the id stands elsewhere.
  private static func spot(of id: Setting, in thing: Section) -> Spot {
    let isAlias = thing.configuration.stream[thing.value.node].kind == .alias
    return isAlias ? .entry(thing.id) : .value(id)
  }
}
