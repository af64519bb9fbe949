package import NavSchema
package import SourceText

/// A speedometer on a screen that does not navigate.
package enum SpeedometerNeedsNavigation: Rule {
  package static let description = RuleDescription(
    id: "speedometer-needs-navigation", category: .semantics, severities: [.warning],
    facts: ["X-SPD-02"], summary: "a speedometer while navigation is off",
    reason: "The SDK shows the speedometer only during navigation.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.enabled.isFalse, let display = section.ui.section?.shouldDisplaySpeedometer,
      display.isTrue
    else { return }
    findings.report(
      .warning, at: .key(display),
      "`shouldDisplaySpeedometer` has no effect: navigation is off",
      related: section.enabled.related("navigation is switched off here"))
  }
}
