package import NavSchema
package import SourceText

/// A negative threshold, which switches an alert off.
package enum DisabledAlert: Rule {
  package static let description = RuleDescription(
    id: "disabled-alert", category: .semantics, severities: [.note], facts: ["X-SPD-06"],
    summary: "a negative alert threshold, which switches the alert off",
    reason: "A negative threshold means that there is none for this severity. That is allowed,"
      + " and worth knowing.",
    references: [Source.speedAlertOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.alertThresholds]

  package static func check(_ section: Section, _ findings: inout Findings) {
    check(section.minor, &findings)
    check(section.major, &findings)
  }

  private static func check(_ threshold: Setting, _ findings: inout Findings) {
    guard let fraction = threshold.number, fraction < 0 else { return }
    findings.report(
      .note, at: .value(threshold),
      "`\(threshold.field.name)` is negative, which switches this alert off")
  }
}
