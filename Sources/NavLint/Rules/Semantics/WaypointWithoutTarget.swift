package import NavSchema
package import SourceText

/// A waypoint that is nowhere.
package enum WaypointWithoutTarget: Rule {
  package static let description = RuleDescription(
    id: "waypoint-without-target", category: .semantics, facts: ["X-RT-10"],
    summary: "a waypoint with neither a location nor a place id",
    reason: "The SDK makes a waypoint from coordinates or a place id.",
    references: [Source.waypointReference.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.waypoint]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.location.isAbsent, section.placeID.isAbsent else { return }
    findings.report(
      .error, at: .section(section),
      "the waypoint has no target: give it a `location` or a `placeID`")
  }
}
