package import NavSchema
package import SourceText

/// A waypoint that is the same place as the one before.
package enum RepeatedWaypoint: Rule {
  package static let description = RuleDescription(
    id: "repeated-waypoint", category: .semantics, facts: ["X-RT-09"],
    summary: "a waypoint at the same place as the one before it",
    reason: "The SDK rejects consecutive waypoints that are the same.",
    references: [Source.navigator.url, Source.reactNative.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let entries = section.waypoints.list, entries.count > 1 else { return }
    for (previous, next) in zip(entries, entries.dropFirst()) {
      guard let one = waypoint(previous, section), let other = waypoint(next, section),
        isSamePlace(one, other)
      else { continue }
      findings.report(
        .error, at: .entry(next),
        "this waypoint is the same place as the one before it; the SDK rejects the route",
        related: [(.entry(previous), "the waypoint before")])
    }
  }

  private static func waypoint(_ id: ValueID, _ section: Section) -> Section? {
    section.configuration.values[id.index].kind == .section
      ? Section(configuration: section.configuration, id: id) : nil
  }

  /// Place ids decide where both have one, else coordinates where neither has one.
  private static func isSamePlace(_ one: Section, _ other: Section) -> Bool {
    let targets = [one, other].flatMap { [$0.navigationPointToken, $0.placeID] }
    if targets.contains(where: \.isUnclear) { return false }
    guard one.navigationPointToken.text == other.navigationPointToken.text else { return false }
    if one.placeID.isWritten || other.placeID.isWritten {
      guard let place = one.placeID.text else { return false }
      return place == other.placeID.text
    }
    guard let here = one.location.section, let there = other.location.section,
      let latitude = here.latitude.number, let longitude = here.longitude.number
    else { return false }
    return latitude == there.latitude.number && longitude == there.longitude.number
  }
}
