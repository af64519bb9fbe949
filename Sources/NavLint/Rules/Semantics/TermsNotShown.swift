package import NavSchema
package import SourceText

/// Navigation that starts without terms, and therefore does not start.
package enum TermsNotShown: Rule {
  package static let description = RuleDescription(
    id: "terms-not-shown", category: .semantics, facts: ["X-MAP-14"],
    summary: "navigation that is on while the terms are not shown",
    reason: "Until the user has accepted the terms the SDK ignores that navigation is switched on.",
    references: [Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.enabled.isTrue, let shows = section.termsAndConditions.section?.showsOnFirstUse,
      shows.isFalse
    else { return }
    findings.report(
      .error, at: .value(shows),
      "`showsOnFirstUse` is `false` while navigation is on: the SDK does not navigate before the"
        + " user has accepted the terms",
      related: section.enabled.related("navigation is switched on here"))
  }
}
