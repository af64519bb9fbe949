package import NavSchema
package import SourceText

/// Zoom gestures that do not move the map.
package enum ZoomWithoutPanning: Rule {
  package static let description = RuleDescription(
    id: "zoom-without-panning", category: .semantics, severities: [.note], facts: ["X-UI-06"],
    summary: "zoom gestures without scroll gestures",
    reason: "With scroll gestures on, a double tap or pinch may also pan the map; without them it"
      + " only zooms. That is allowed, and worth knowing.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigationUI]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.scrollGestures.isFalse, section.zoomGestures.isTrue else { return }
    findings.report(
      .note, at: .key(section.scrollGestures),
      "`scrollGestures` is `false` while `zoomGestures` \(section.zoomGestures.verb) `true`: taps"
        + " and pinches zoom without panning the map",
      related: section.zoomGestures.related("zooming is allowed here"))
  }
}
