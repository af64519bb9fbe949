package import NavSchema
package import SourceText

/// One alert threshold without the other.
package enum SingleAlertThreshold: Rule {
  package static let description = RuleDescription(
    id: "single-alert-threshold", category: .semantics, severities: [.note],
    facts: ["X-SPD-05"], summary: "one alert threshold without the other",
    reason: "With thresholds of one's own the SDK's are gone: a severity without a threshold never"
      + " fires.",
    references: [Source.speedAlertOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.alertThresholds]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.minor.isAbsent != section.major.isAbsent else { return }
    let (only, other) =
      section.minor.isAbsent
      ? (section.major, section.minor) : (section.minor, section.major)
    guard let fraction = only.number, fraction >= 0 else { return }
    findings.report(
      .note, at: .key(only),
      "only `\(only.field.name)` has a threshold, so no alert is ever \(other.field.name)")
  }
}
