package import NavSchema
package import SourceText

/// A time after which a minor alert becomes major, where no alert is minor.
package enum UpgradeWithoutMinorThreshold: Rule {
  package static let description = RuleDescription(
    id: "upgrade-without-minor-threshold", category: .semantics, severities: [.warning],
    isFixable: true,
    facts: ["X-SPD-04"], summary: "a time to upgrade minor alerts without a minor threshold",
    reason: "The SDK uses the time only when a minor threshold is set.",
    references: [Source.speedAlertOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.speedometer]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let duration = section.severityUpgradeDurationSeconds
    guard let seconds = duration.number, seconds >= 0,
      lacksMinorThreshold(section.alertThresholds)
    else { return }
    findings.report(
      .warning, at: .ineffective(duration),
      "`severityUpgradeDurationSeconds` has no effect: no `minor` alert threshold is set",
      related: section.alertThresholds.related("the thresholds are set here"))
  }

  private static func lacksMinorThreshold(_ thresholds: Setting) -> Bool {
    guard let minor = thresholds.section?.minor else { return thresholds.isAbsent }
    return minor.number.map { $0 < 0 } ?? minor.isAbsent
  }
}
