package import NavSchema
package import SourceText

/// Waypoints of which no building is highlighted.
package enum NoDestinationHighlight: Rule {
  package static let description = RuleDescription(
    id: "no-destination-highlight", category: .semantics, severities: [.note],
    facts: ["X-RT-18"], summary: "waypoints without a place id, so that no building is highlighted",
    reason: "The SDK highlights the destination's building, and marks its entrance, only for a"
      + " waypoint with a place id.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let waypoints = section.waypoints.list, !waypoints.isEmpty, !section.isOpen,
      !waypoints.contains(where: { mayBePlace($0, section.configuration) })
    else { return }
    findings.report(
      .note, at: .key(section.waypoints),
      "no waypoint has a `placeID`, so no building is highlighted at a destination")
  }

  private static func mayBePlace(_ id: ValueID, _ configuration: Configuration) -> Bool {
    guard configuration.values[id.index].kind == .section else { return true }
    return !Section(configuration: configuration, id: id).placeID.isAbsent
  }
}
