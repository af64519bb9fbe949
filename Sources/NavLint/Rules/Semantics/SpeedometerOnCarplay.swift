package import NavSchema
package import SourceText

/// A speedometer on a CarPlay map.
package enum SpeedometerOnCarplay: Rule {
  package static let description = RuleDescription(
    id: "speedometer-on-carplay", category: .semantics, severities: [.warning],
    facts: ["X-SPD-11"], summary: "a speedometer on a CarPlay map",
    reason: "The guide switches the speedometer off on CarPlay, where the car shows the speed.",
    references: [Source.carPlay.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.isForCarPlay, let display = section.ui.section?.shouldDisplaySpeedometer,
      display.isTrue
    else { return }
    findings.report(
      .warning, at: .value(display),
      "`shouldDisplaySpeedometer` should be `false` on CarPlay",
      related: section.root.target.related("the document is for CarPlay"))
  }
}
