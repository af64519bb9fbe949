package import NavSchema
package import SourceText

/// Another strategy than the one that a target distance sets.
package enum TargetDistanceWithOtherStrategy: Rule {
  package static let description = RuleDescription(
    id: "target-distance-with-other-strategy", category: .semantics, facts: ["X-RT-03"],
    summary: "a target distance beside a strategy that ignores it",
    reason: "A target distance sets the strategy `deltaToTargetDistance` by itself; any other one"
      + " contradicts it.",
    references: [Source.routingOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let strategy = section.routingStrategy
    guard section.targetDistancesMeters.isGiven, strategy.isWritten, let word = strategy.text,
      word != "deltaToTargetDistance"
    else { return }
    findings.report(
      .error, at: .value(strategy),
      "`routingStrategy` cannot be `\(word)` beside `targetDistancesMeters`, which sets"
        + " `deltaToTargetDistance`",
      related: section.targetDistancesMeters.related("the target distance is given here"))
  }
}
