package import NavSchema
package import SourceText

/// More waypoints than the SDK routes.
package enum TooManyWaypoints: Rule {
  package static let description = RuleDescription(
    id: "too-many-waypoints", category: .semantics, facts: ["X-RT-07"],
    summary: "more than 25 waypoints",
    reason: "The SDK answers a request with more than 25 destinations with an error.",
    references: [Source.releaseNotes.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  private static let limit = 25

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let waypoints = section.waypoints.list, waypoints.count > limit else { return }
    findings.report(
      .error, at: .entry(waypoints[waypoints.startIndex + limit]),
      "there are \(waypoints.count) waypoints; the SDK routes \(limit) at most")
  }
}
