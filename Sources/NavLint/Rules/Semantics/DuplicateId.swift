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

  package static func check(_ section: Section, _ findings: inout Findings) {
    var first: [String: Spot] = [:]
    for holder in [section.map3D.section, section.navigation.section] {
      guard let holder else { continue }
      for slot in holder.schema.fields.indices {
        check(holder[slot: slot], &first, &findings)
      }
    }
  }

  private static func check(
    _ list: Setting, _ first: inout [String: Spot], _ findings: inout Findings
  ) {
    guard case .list(let type) = list.field.type, case .mapping(let kind) = type.element,
      let slot = kind.schema.slot(named: "id")
    else { return }
    for entry in list.list ?? [] {
      guard let thing = list.configuration.section(entry), let id = thing[slot: slot].text else {
        continue
      }
      let spot = spot(of: thing[slot: slot], in: thing)
      guard let earlier = first[id] else {
        first[id] = spot
        continue
      }
      findings.report(
        .error, at: spot, "the id `\(id)` is taken already",
        related: [(earlier, "the first thing of this id")])
    }
  }

  /// The id; the whole entry if that is an alias, so that the id stands elsewhere.
  private static func spot(of id: Setting, in thing: Section) -> Spot {
    let isAlias = thing.configuration.stream[thing.value.node].kind == .alias
    return isAlias ? .entry(thing.id) : .value(id)
  }
}
