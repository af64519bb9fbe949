package import NavSchema
package import SourceText

/// Speedometer colours for severities that have none.
package enum AlertColorWithoutEffect: Rule {
  package static let description = RuleDescription(
    id: "alert-color-without-effect", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-SPD-07"], summary: "speedometer colours for a severity that has none",
    reason: "Only minor and major alerts have colours; the SDK ignores those for `unknown` and"
      + " `notSpeeding`.",
    references: [Source.speedometerUIOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.speedometerColors]

  private static let severities = ["unknown", "notSpeeding"]

  package static func check(_ section: Section, _ findings: inout Findings) {
    for name in severities {
      guard let modes = section[name].section,
        modes.normal.section != nil || modes.lowLight.section != nil
      else { continue }
      findings.report(
        .warning, at: .ineffective(section[name]),
        "colours for `\(name)` have no effect: the SDK colours minor and major alerts alone")
    }
  }
}
