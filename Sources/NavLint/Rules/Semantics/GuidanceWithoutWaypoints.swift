package import NavSchema
package import SourceText

/// Guidance with nowhere to go.
package enum GuidanceWithoutWaypoints: Rule {
  package static let description = RuleDescription(
    id: "guidance-without-waypoints", category: .semantics, facts: ["X-RT-08"],
    summary: "an empty list of waypoints to guide to",
    reason: "Without a waypoint the SDK answers the request for a route with an error.",
    references: [Source.navigator.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let waypoints = section.waypoints.list, waypoints.isEmpty, section.isNavigationOn
    else { return }
    if section.guidance.isUnclear { return }
    if let active = section.guidance.section?.guidanceActive, active.isFalse || active.isUnclear {
      return
    }
    findings.report(
      .error, at: .value(section.waypoints),
      "`waypoints` is empty: the SDK finds no route to guide along and reports that there are no"
        + " waypoints")
  }
}
