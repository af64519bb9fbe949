package import NavSchema
package import SourceText

/// A button to report incidents, which CarPlay does not have.
package enum ReportButtonOnCarplay: Rule {
  package static let description = RuleDescription(
    id: "report-button-on-carplay", category: .semantics, severities: [.warning],
    facts: ["X-UI-11"], summary: "a report button on CarPlay, where there is none",
    reason: "Reporting of disruptions is not available on CarPlay.",
    references: [Source.disruptions.url, Source.carPlay.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.isForCarPlay, section.isNavigationOn,
      let button = section.ui.section?.navigationReportIncidentButtonEnabled, button.isTrue
    else { return }
    findings.report(
      .warning, at: .value(button),
      "`navigationReportIncidentButtonEnabled` \(button.verb) `true`, but CarPlay has no report"
        + " button; write `false`",
      related: section.root.target.related("the document is for CarPlay"))
  }
}
