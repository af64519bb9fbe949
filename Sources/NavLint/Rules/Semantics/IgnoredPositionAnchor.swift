package import NavSchema
package import SourceText

/// A place for a popover that stands at its marker.
package enum IgnoredPositionAnchor: Rule {
  package static let description = RuleDescription(
    id: "ignored-position-anchor", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-3D-12"], summary: "a place of its own for a popover that is anchored to a marker",
    reason: "A popover on a marker stands at the marker's position; only one under `popovers` has"
      + " a place of its own.",
    references: [Source.maps3D("Structs/Popover").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.markerPopover]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let anchor = section.positionAnchor
    guard anchor.isGiven else { return }
    findings.report(
      .warning, at: .ineffective(anchor),
      "`positionAnchor` has no effect: a popover on a marker stands at the marker's position",
      related: section.parent?.position.related("the marker stands here") ?? [])
  }
}
