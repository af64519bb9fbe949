package import NavSchema
package import SourceText

/// Target distances beyond the first.
package enum ExtraTargetDistances: Rule {
  package static let description = RuleDescription(
    id: "extra-target-distances", category: .semantics, severities: [.warning],
    facts: ["X-RT-06"], summary: "more than one target distance",
    reason: "The SDK supports a target distance for the first destination only.",
    references: [Source.routePreferences.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let distances = section.targetDistancesMeters.list, distances.count > 1 else { return }
    findings.report(
      .warning, at: .entry(distances[distances.startIndex + 1]),
      "`targetDistancesMeters` has \(distances.count) entries; the SDK uses the first one alone",
      related: [(.entry(distances[distances.startIndex]), "the one that is used")])
  }
}
