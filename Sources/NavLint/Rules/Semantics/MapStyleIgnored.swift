package import NavSchema
package import SourceText

/// A style for a map type that has none.
package enum MapStyleIgnored: Rule {
  package static let description = RuleDescription(
    id: "map-style-ignored", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-MAP-06"],
    summary: "a map style for a map type that ignores it",
    reason: "The SDK applies `mapStyle` to the map type `normal` alone.",
    references: [Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.mapView]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let rules = section.mapStyle.list, !rules.isEmpty, let type = section.mapType.text,
      type != "normal"
    else { return }
    findings.report(
      .warning, at: .ineffective(section.mapStyle),
      "`mapStyle` has no effect: `mapType` is `\(type)`, and the SDK styles `normal` alone",
      related: section.mapType.related("the map type is set here"))
  }
}
