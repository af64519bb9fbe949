package import NavSchema
package import SourceText

/// A route token with a travel mode that has none.
package enum RouteTokenTravelMode: Rule {
  package static let description = RuleDescription(
    id: "route-token-travel-mode", category: .semantics, facts: ["X-RT-16"],
    summary: "a route token with a travel mode that has none",
    reason: "Route tokens exist for `driving` and `twoWheeler`; for other modes the SDK answers"
      + " that the travel mode is not supported.",
    references: [Source.navigator.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let token = section.routing.section?.routeToken, token.isGiven,
      let mode = section.travelMode.text, mode != "driving", mode != "twoWheeler"
    else { return }
    findings.report(
      .error, at: .value(section.travelMode),
      "`travelMode` is `\(mode)`, for which the SDK takes no route token; it does for `driving` and"
        + " `twoWheeler`",
      related: token.related("the route token is given here"))
  }
}
