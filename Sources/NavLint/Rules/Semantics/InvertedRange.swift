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
    .altitudeRestriction, .boundsRestriction, .headingRestriction, .tiltRestriction,
  ]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let isBounds = section.kind == .boundsRestriction
    let low = isBounds ? section.south : section.min
    let high = isBounds ? section.north : section.max
    guard let least = low.number, let greatest = high.number, least > greatest else { return }
    let isHeading = section.kind == .headingRestriction
    findings.report(
      isHeading ? .warning : .error, at: .value(low),
      "`\(low.field.name)` is \(NumberText.canonical(least)), above the `\(high.field.name)` of"
        + " \(NumberText.canonical(greatest)); "
        + (isHeading ? "a Swift range cannot pass north" : "such a range cannot be built"),
      related: high.related("the `\(high.field.name)` is set here"),
      facts: isHeading ? [] : ["X-3D-18"])
  }
}
