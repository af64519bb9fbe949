package import NavSchema
package import SourceText

/// A strategy for a target distance without the distance.
package enum TargetDistanceMissing: Rule {
  package static let description = RuleDescription(
    id: "target-distance-missing", category: .semantics, severities: [.warning],
    facts: ["X-RT-04"], summary: "the strategy `deltaToTargetDistance` without a target distance",
    reason: "The strategy ranks routes by how near they come to a target distance; without one it"
      + " has nothing to rank by.",
    references: [Source.routingOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.routingStrategy.text == "deltaToTargetDistance",
      section.targetDistancesMeters.isAbsent
    else { return }
    findings.report(
      .warning, at: .value(section.routingStrategy),
      "`routingStrategy` is `deltaToTargetDistance`, but `targetDistancesMeters` is not given: the"
        + " SDK has nothing to compare routes with")
  }
}
