package import NavSchema
package import SourceText

/// Hidden alternates beside the strategy that needs them.
package enum ShorterWithHiddenAlternates: Rule {
  package static let description = RuleDescription(
    id: "shorter-with-hidden-alternates", category: .semantics, facts: ["X-RT-01"],
    summary: "hidden alternate routes beside the routing strategy `shorter`",
    reason: "Two pages of the documentation forbid the combination, as its results are not what"
      + " anybody expects.",
    references: [Source.controls.url, Source.routePreferences.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let alternates = section.alternateRoutesStrategy
    guard section.routingStrategy.text == "shorter", let word = alternates.text, word != "all"
    else { return }
    findings.report(
      .error, at: .value(alternates),
      "`alternateRoutesStrategy` cannot be `\(word)` beside the routing strategy `shorter`: the SDK"
        + " gives unexpected routes; use `all`",
      related: section.routingStrategy.related("the routing strategy is set here"))
  }
}
