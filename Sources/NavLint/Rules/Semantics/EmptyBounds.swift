package import NavSchema
package import SourceText

/// Bounds without room between two of their edges.
package enum EmptyBounds: Rule {
  package static let description = RuleDescription(
    id: "empty-bounds", category: .semantics, severities: [.warning],
    summary: "bounds without room between two of their edges",
    reason: "Between two equal edges the camera cannot move.",
    references: [Source.maps3D("Enums/CameraRestriction").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.bounds, .boundsRestriction]

  package static func check(_ section: Section, _ findings: inout Findings) {
    if let south = section.south.number, south == section.north.number {
      report(section.south, section.north, &findings)
    } else if let west = section.west.number, let east = section.east.number,
      west == east || west == 180 && east == -180
    {
      report(section.west, section.east, &findings)
    }
  }

  private static func report(_ low: Setting, _ high: Setting, _ findings: inout Findings) {
    findings.report(
      .warning, at: .value(low),
      "`\(low.field.name)` and `\(high.field.name)` are one and the same, which leaves no room"
        + " between them",
      related: high.related("the `\(high.field.name)` is set here"))
  }
}
