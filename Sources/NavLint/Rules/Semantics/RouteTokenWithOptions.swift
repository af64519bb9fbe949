package import NavSchema
package import SourceText

/// Routing options beside a route token.
package enum RouteTokenWithOptions: Rule {
  package static let description = RuleDescription(
    id: "route-token-with-options", category: .semantics, facts: ["X-RT-17"],
    summary: "a routing option beside a route token",
    reason: "A token names a route that is already planned; token and options exclude each other.",
    references: [Source.flutter.url, Source.reactNative.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.routeToken.isGiven else { return }
    let options = [
      section.alternateRoutesStrategy, section.routingStrategy, section.targetDistancesMeters,
    ]
    for option in options where option.isGiven {
      findings.report(
        .error, at: .key(option),
        "`\(option.field.name)` and `routeToken` exclude each other: the token names a route that"
          + " is already planned",
        related: section.routeToken.related("the route token is given here"))
    }
  }
}
