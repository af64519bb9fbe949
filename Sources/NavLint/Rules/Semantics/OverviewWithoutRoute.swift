package import NavSchema
package import SourceText

/// An overview of a route that there is not.
package enum OverviewWithoutRoute: Rule {
  package static let description = RuleDescription(
    id: "overview-without-route", category: .semantics, severities: [.warning],
    facts: ["X-MAP-09"], summary: "the camera mode `overview` without a route",
    reason: "The overview shows a whole route; without waypoints there is none.",
    references: [Source.navigationCamera.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let mode = section.camera.section?.mode, mode.text == "overview",
      section.isNavigationOn,
      section.waypoints.list?.isEmpty ?? section.waypoints.isAbsent,
      section.routing.section?.routeToken.isAbsent ?? section.routing.isAbsent
    else { return }
    findings.report(
      .warning, at: .value(mode),
      "the camera's `mode` is `overview`, but there is no route to show: no `waypoints` are given",
      related: section.waypoints.related("the waypoints are empty"))
  }
}
