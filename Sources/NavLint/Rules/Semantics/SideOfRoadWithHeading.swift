package import NavSchema
package import SourceText

/// A side of the road and a heading, of which one wins.
package enum SideOfRoadWithHeading: Rule {
  package static let description = RuleDescription(
    id: "side-of-road-with-heading", category: .semantics, facts: ["X-RT-12"],
    summary: "a side of the road and a heading for one waypoint",
    reason: "Each clears the other: which one wins depends on the order in which they are set.",
    references: [Source.waypointReference.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.waypoint]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.preferSameSideOfRoad.isTrue, let degrees = section.preferredHeading.number,
      degrees >= 0
    else { return }
    findings.report(
      .error, at: .key(section.preferredHeading),
      "`preferredHeading` and `preferSameSideOfRoad` exclude each other: the SDK silently clears"
        + " one of them",
      related: section.preferSameSideOfRoad.related("the side of the road is asked for here"))
  }
}
