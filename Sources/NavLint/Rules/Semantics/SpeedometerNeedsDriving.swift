package import NavSchema
package import SourceText

/// A speedometer for a travel mode that has none.
package enum SpeedometerNeedsDriving: Rule {
  package static let description = RuleDescription(
    id: "speedometer-needs-driving", category: .semantics, severities: [.warning],
    facts: ["X-SPD-01"], summary: "a speedometer or speed limit for a travel mode without one",
    reason: "The SDK shows speeds only while the travel mode is `driving`.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let mode = section.travelMode
    guard let word = mode.text, word != "driving" else { return }
    func report(_ setting: Setting, facts: [String]) {
      findings.report(
        .warning, at: .key(setting),
        "`\(setting.field.name)` has no effect: `travelMode` is `\(word)`, and speeds are shown"
          + " for `driving` alone",
        related: mode.related("the travel mode is set here"), facts: facts)
    }
    if let display = section.ui.section?.shouldDisplaySpeedometer, display.isTrue {
      report(display, facts: ["X-SPD-01"])
    }
    if let limit = section.mapView.section?.shouldDisplaySpeedLimit, limit.isTrue {
      report(limit, facts: [])
    }
  }
}
