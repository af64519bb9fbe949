package import NavSchema
package import SourceText

/// A recenter button on a map that no gesture can move.
package enum RecenterButtonUnreachable: Rule {
  package static let description = RuleDescription(
    id: "recenter-button-unreachable", category: .semantics, severities: [.note],
    facts: ["X-MAP-10"], summary: "a recenter button where all gestures are off",
    reason: "The button appears once the user has moved the map, which no gesture can do here.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let ui = section.ui.section, ui.scrollGestures.isFalse, ui.zoomGestures.isFalse,
      ui.tiltGestures.isFalse, ui.rotateGestures.isFalse, ui.recenterButtonEnabled.isTrue,
      section.isNavigationOn
    else { return }
    findings.report(
      .note, at: .key(ui.recenterButtonEnabled),
      "`recenterButtonEnabled` \(ui.recenterButtonEnabled.verb) `true`, but the button can hardly"
        + " appear: all four gestures are off",
      related: ui.scrollGestures.related("scrolling is switched off here"))
  }
}
