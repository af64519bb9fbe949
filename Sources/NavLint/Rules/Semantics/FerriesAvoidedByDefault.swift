package import NavSchema
package import SourceText

/// Routing that does not say what to do with ferries.
package enum FerriesAvoidedByDefault: Rule {
  package static let description = RuleDescription(
    id: "ferries-avoided-by-default", category: .semantics, severities: [.note],
    facts: ["X-RT-19"], summary: "routing that leaves ferries to the default, which avoids them",
    reason: "`avoidsFerries` is `true` by default, unlike `avoidsTolls` and `avoidsHighways`.",
    references: [Source.navigator.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.avoidsFerries.isAbsent else { return }
    findings.report(
      .note, at: .key(section.avoidsFerries),
      "`avoidsFerries` is not set and is `true` by default, unlike `avoidsTolls` and"
        + " `avoidsHighways`: routes leave ferries out")
  }
}
