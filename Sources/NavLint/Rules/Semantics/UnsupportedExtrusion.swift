package import NavSchema
package import SourceText

/// Something is to be connected to the ground that lies there already.
package enum UnsupportedExtrusion: Rule {
  package static let description = RuleDescription(
    id: "unsupported-extrusion", category: .semantics, severities: [.error, .warning],
    facts: ["X-3D-05", "X-3D-06"],
    summary: "`extruded` beside an altitude mode that it does not work with",
    reason: "What is clamped to the ground cannot be connected to it. For lines and shapes the"
      + " reference names `relativeToGround` and `absolute` only; markers work with"
      + " `relativeToMesh`, too.",
    references: [Source.maps3D("Structs/Polyline").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.marker3D, .polygon, .polyline]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let extruded = section.extruded
    guard extruded.isTrue else { return }
    let mode = section.altitudeMode
    switch mode.text {
    case "clampToGround":
      findings.report(
        .error, at: .key(extruded),
        "`extruded` connects what is above the ground to it, but `altitudeMode` \(mode.verb)"
          + " `clampToGround`; use `relativeToGround` or `absolute`",
        related: mode.related("the altitude mode is set here"), facts: ["X-3D-05"])
    case "relativeToMesh" where section.kind != .marker3D:
      findings.report(
        .warning, at: .key(extruded),
        "`extruded` is documented for `relativeToGround` and `absolute` alone, but `altitudeMode`"
          + " is `relativeToMesh`",
        related: mode.related("the altitude mode is set here"), facts: ["X-3D-06"])
    default: break
    }
  }
}
