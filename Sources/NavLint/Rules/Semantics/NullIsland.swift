package import NavSchema
package import SourceText

/// The place at 0, 0, which mostly is a place nobody filled in.
package enum NullIsland: Rule {
  package static let description = RuleDescription(
    id: "null-island", category: .semantics, severities: [.note],
    summary: "a place at latitude 0 and longitude 0",
    reason: "The place lies in the open Atlantic; more often than not the numbers were never"
      + " filled in.")

  package static let kinds = MappingKind.places

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.latitude.number == 0, section.longitude.number == 0 else { return }
    findings.report(
      .note, at: .value(section.latitude),
      "latitude 0 and longitude 0 lie in the open Atlantic; were they filled in?")
  }
}
