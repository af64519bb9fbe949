package import NavSchema
package import SourceText

/// A waypoint with coordinates and a place id, which SDK 10.10 was the first to take.
package enum WaypointWithTwoTargets: Rule {
  package static let description = RuleDescription(
    id: "waypoint-with-two-targets", category: .semantics, severities: [.error, .note],
    facts: ["X-RT-11"], summary: "a waypoint with both a location and a place id before SDK 10.10",
    reason: "Until 10.10 a waypoint is made from either; from then on the location says where to"
      + " arrive at the place.",
    references: [Source.releaseNotes.url, Source.flutter.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.waypoint]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let profile = section.configuration.profile
    guard section.location.isGiven, section.placeID.isGiven, profile.isNavigationKnown
    else { return }
    let release = profile.navigation
    let related = section.location.related("the location is given here")
    switch release.isAtLeast(Version(10, 10)) {
    case .yes: return
    case .no:
      findings.report(
        .error, at: .key(section.placeID),
        "a waypoint takes either `location` or `placeID` before SDK 10.10, and the document is for"
          + " SDK \(release)", related: related)
    case .depends:
      findings.report(
        .note, at: .key(section.placeID),
        "a waypoint takes both `location` and `placeID` only from SDK 10.10 on; the document is for"
          + " all of SDK \(release)", related: related)
    }
  }
}
