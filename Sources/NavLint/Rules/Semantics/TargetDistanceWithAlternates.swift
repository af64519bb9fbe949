package import NavSchema
package import SourceText

/// A number of alternates beside a target distance.
package enum TargetDistanceWithAlternates: Rule {
  package static let description = RuleDescription(
    id: "target-distance-with-alternates", category: .semantics, facts: ["X-RT-02"],
    summary: "a strategy for alternate routes beside a target distance",
    reason: "The documentation forbids to set both.",
    references: [Source.routePreferences.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let distances = section.targetDistancesMeters
    guard distances.isGiven, section.alternateRoutesStrategy.isGiven else { return }
    findings.report(
      .error, at: .key(section.alternateRoutesStrategy),
      "`alternateRoutesStrategy` and `targetDistancesMeters` exclude each other; keep one",
      related: distances.related("the target distance is given here"))
  }
}
