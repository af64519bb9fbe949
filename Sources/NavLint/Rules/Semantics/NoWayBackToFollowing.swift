package import NavSchema
package import SourceText

/// A map that can be scrolled away, without the button that brings it back.
package enum NoWayBackToFollowing: Rule {
  package static let description = RuleDescription(
    id: "no-way-back-to-following", category: .semantics, severities: [.warning],
    facts: ["X-UI-07"], summary: "no recenter button on a map that can be scrolled",
    reason: "A scroll ends the following of the user's position; without the recenter button no"
      + " single tap resumes it.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let ui = section.ui.section, ui.recenterButtonEnabled.isFalse, ui.scrollGestures.isTrue,
      section.isNavigationOn, !section.isForCarPlay
    else { return }
    findings.report(
      .warning, at: .value(ui.recenterButtonEnabled),
      "`recenterButtonEnabled` is `false` while `scrollGestures` \(ui.scrollGestures.verb)"
        + " `true`: who scrolls the map cannot return to following with one tap",
      related: ui.scrollGestures.related("scrolling is allowed here"))
  }
}
