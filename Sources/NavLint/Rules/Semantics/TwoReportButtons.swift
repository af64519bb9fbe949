package import NavSchema
package import SourceText

/// A report button of the app's own beside the SDK's.
package enum TwoReportButtons: Rule {
  package static let description = RuleDescription(
    id: "two-report-buttons", category: .semantics, severities: [.warning], facts: ["X-UI-10"],
    summary: "a report button of the app's own beside the SDK's",
    reason: "Who draws a report button switches the SDK's off, or there are two.",
    references: [Source.disruptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.isNavigationOn, !section.isForCarPlay,
      let button = section.ui.section?.navigationReportIncidentButtonEnabled, button.isTrue,
      let own = section.overlays.sections.first(where: { $0.role.text == "reportButton" })
    else { return }
    findings.report(
      .warning, at: .value(button),
      "`navigationReportIncidentButtonEnabled` \(button.verb) `true` beside a report button of the"
        + " app's own; write `false`, or there are two",
      related: [(.value(own.role), "the app's own button is declared here")])
  }
}
