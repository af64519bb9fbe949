package import NavSchema
package import SourceText

/// A side of the road, or a direction, at a waypoint that is only a place id.
package enum ArrivalSideNeedsLocation: Rule {
  package static let description = RuleDescription(
    id: "arrival-side-needs-location", category: .semantics, severities: [.warning],
    facts: ["X-RT-14"], summary: "a side of the road or heading at a waypoint without a location",
    reason: "Side of the road and heading are documented for waypoints with coordinates alone.",
    references: [Source.waypoints.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.waypoint]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.placeID.isGiven, section.location.isAbsent else { return }
    if section.preferSameSideOfRoad.isTrue { report(section.preferSameSideOfRoad, &findings) }
    if let degrees = section.preferredHeading.number, degrees >= 0 {
      report(section.preferredHeading, &findings)
    }
  }

  private static func report(_ setting: Setting, _ findings: inout Findings) {
    findings.report(
      .warning, at: .key(setting),
      "`\(setting.field.name)` needs a `location`; this waypoint has a `placeID` alone",
      related: setting.owner.placeID.related("the waypoint's only target"))
  }
}
