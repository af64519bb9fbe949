package import NavSchema
package import SourceText

/// A viewing angle that is too flat so far from the ground.
package enum ViewingAngleClamped: Rule {
  package static let description = RuleDescription(
    id: "viewing-angle-clamped", category: .semantics, severities: [.warning],
    facts: ["X-MAP-05"], summary: "a viewing angle above 30 degrees at a zoom level of 10 or less",
    reason: "The SDK clamps the angle at 30 degrees up to zoom level 10, and at 65 from level 16"
      + " on.",
    references: [Source.cameraPosition.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.cameraPosition]

  package static func check(_ section: Section, _ findings: inout Findings) {
    // Beyond 65 the limit of the field itself speaks.
    guard let angle = section.viewingAngle.number, angle > 30, angle <= 65,
      let zoom = section.zoom.number, zoom <= 10
    else { return }
    findings.report(
      .warning, at: .value(section.viewingAngle),
      "`viewingAngle` is \(NumberText.canonical(angle)), and the SDK clamps it at 30 degrees up to"
        + " zoom level 10",
      related: section.zoom.related("the zoom level is set here"))
  }
}
