package import NavSchema
package import SourceText

/// Thresholds and colours of alerts that no speedometer shows.
package enum AlertsWithoutSpeedometer: Rule {
  package static let description = RuleDescription(
    id: "alerts-without-speedometer", category: .semantics, severities: [.warning],
    facts: ["X-SPD-08"], summary: "alert thresholds or colours while the speedometer is off",
    reason: "The speedometer alone shows the alerts; while it is off nothing is to be seen.",
    references: [Source.speedometerAlerts.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let display = section.ui.section?.shouldDisplaySpeedometer, display.isFalse,
      let speedometer = section.speedometer.section
    else { return }
    for setting in [speedometer.alertThresholds, speedometer.colors] {
      guard setting.section?.holdsCustomValue == true else { continue }
      findings.report(
        .warning, at: .key(setting),
        "`\(setting.field.name)` shows nowhere: `shouldDisplaySpeedometer` is `false`",
        related: display.related("the speedometer is switched off here"))
    }
  }
}
