package import NavSchema
package import SourceText

/// A restriction whose least value is above its greatest.
package enum InvertedRange: Rule {
  package static let description = RuleDescription(
    id: "inverted-range", category: .semantics, severities: [.error, .warning],
    facts: ["X-3D-18"], summary: "a restriction whose minimum is above its maximum",
    reason: "A Swift range cannot be built that way round: the app stops. Longitudes may, since a"
      + " box can lie over the antimeridian; headings may wrap in JavaScript.",
    references: [Source.maps3D("Enums/CameraRestriction").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [
    .altitudeRestriction, .bounds, .boundsRestriction, .headingRestriction, .tiltRestriction,
  ]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let isBounds = section.kind == .bounds || section.kind == .boundsRestriction
    let low = isBounds ? section.south : section.min
    let high = isBounds ? section.north : section.max
    guard let least = low.number, let greatest = high.number, least > greatest else { return }
    let consequence = consequence(section.kind)
    findings.report(
      consequence.severity, at: .value(low),
      "`\(low.field.name)` is \(NumberText.canonical(least)), above the `\(high.field.name)` of"
        + " \(NumberText.canonical(greatest)); \(consequence.words)",
      related: high.related("the `\(high.field.name)` is set here"),
      facts: consequence.severity == .error ? ["X-3D-18"] : [])
  }

  private static func consequence(_ kind: MappingKind) -> (severity: Severity, words: String) {
    switch kind {
    case .bounds: (.warning, "are they swapped?")
    case .headingRestriction: (.warning, "a Swift range cannot pass north")
    default: (.error, "such a range cannot be built")
    }
  }
}
