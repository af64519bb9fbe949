package import NavSchema
package import SourceText

/// A minor threshold above the major one.
package enum AlertThresholdOrder: Rule {
  package static let description = RuleDescription(
    id: "alert-threshold-order", category: .semantics, severities: [.warning],
    facts: ["X-SPD-03"], summary: "a minor alert threshold above the major one",
    reason: "The SDK moves the one that was set first to the other, without a word: no alert is"
      + " ever minor.",
    references: [Source.speedAlertOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.alertThresholds]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let minor = section.minor.number, let major = section.major.number, major >= 0,
      minor > major
    else { return }
    let (low, high) = (section.minor.numberWords ?? "", section.major.numberWords ?? "")
    findings.report(
      .warning, at: .value(section.minor),
      "`minor` is \(low), above `major`, which is \(high): the SDK silently makes both thresholds"
        + " equal",
      related: [(.value(section.major), "the major threshold is set here")])
  }
}
