package import NavSchema
package import SourceText

/// An altitude beside `clampToGround`, which ignores it.
package enum IgnoredAltitude: Rule {
  package static let description = RuleDescription(
    id: "ignored-altitude", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-3D-01"],
    summary: "an altitude that its altitude mode ignores",
    reason: "`clampToGround`, which is also the default, puts everything on the ground and"
      + " ignores the altitude.",
    references: [Source.maps3D("Enums/AltitudeMode").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [
    .camera3D, .marker, .marker3D, .model, .polygon, .polyline, .popover,
  ]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let mode = section.altitudeMode
    guard mode.text == "clampToGround",
      let high = section.places(where: { $0.altitude.number.map { $0 != 0 } ?? false })
    else { return }
    findings.report(
      .warning, at: .ineffective(high.first.altitude),
      "`altitude` has no effect: `altitudeMode` \(mode.verb) `clampToGround`, which ignores it",
      help: high.others > 0 ? "\(high.others) more of these points have an altitude" : nil,
      related: mode.related("the altitude mode is set here"))
  }
}
