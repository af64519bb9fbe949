package import NavSchema
package import SourceText

/// An altitude mode that counts an altitude, and none is given.
package enum MissingAltitude: Rule {
  package static let description = RuleDescription(
    id: "missing-altitude", category: .semantics, severities: [.warning], facts: ["X-3D-20"],
    summary: "an altitude mode that counts an altitude, where none is given",
    reason: "Which altitude the SDK takes for one that is left out is not documented; only"
      + " `clampToGround` does without.",
    references: [Source.maps3D("Structs/LatLngAltitude").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [
    .camera3D, .marker, .marker3D, .model, .polygon, .polyline, .popover,
  ]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let mode = section.altitudeMode
    guard let word = mode.text, word != "clampToGround",
      let bare = section.places(where: { $0.altitude.isAbsent })
    else { return }
    findings.report(
      .warning, at: .key(bare.first.altitude),
      "no `altitude` is given, but `altitudeMode` is `\(word)`; what the SDK then takes is not"
        + " documented",
      help: bare.others > 0 ? "\(bare.others) more of these points have no altitude" : nil,
      related: mode.related("the altitude mode is set here"))
  }
}
