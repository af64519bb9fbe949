package import NavSchema
package import SourceText

/// An altitude beside `clampToGround`, which ignores it.
package enum IgnoredAltitude: Rule {
  package static let description = RuleDescription(
    id: "ignored-altitude", category: .semantics, severities: [.warning], facts: ["X-3D-01"],
    summary: "an altitude that its altitude mode ignores",
    reason: "`clampToGround`, which is also the default, puts everything on the ground and"
      + " ignores the altitude.",
    references: [Source.maps3DReference.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.marker]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.altitudeMode.text == "clampToGround",
      let altitude = section.position.section?.altitude, let metres = altitude.number, metres != 0
    else { return }
    findings.report(
      .warning, at: .key(altitude),
      "`altitude` has no effect: `altitudeMode` \(section.altitudeMode.isWritten ? "is" : "is by default") `clampToGround`, which ignores it",
      related: section.altitudeMode.isWritten
        ? [(.key(section.altitudeMode), "the altitude mode is set here")] : [])
  }
}
