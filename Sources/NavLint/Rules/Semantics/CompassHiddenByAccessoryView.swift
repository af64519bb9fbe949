package import NavSchema
package import SourceText

/// A compass that a header accessory view hides.
package enum CompassHiddenByAccessoryView: Rule {
  package static let description = RuleDescription(
    id: "compass-hidden-by-accessory-view", category: .semantics, severities: [.warning],
    facts: ["X-UI-02"], summary: "a compass beside a header accessory view, which hides it",
    reason: "The SDK hides the compass as soon as a header accessory view is set, so that the two"
      + " do not overlap.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let view = section.headerAccessoryView
    guard view.section != nil, section.isNavigationOn,
      let compass = section.ui.section?.compassButton, compass.isTrue
    else { return }
    findings.report(
      .warning, at: .key(compass),
      "`compassButton` has no effect: it \(compass.verb) `true`, and the SDK hides the compass"
        + " beside a header accessory view",
      related: view.related("the accessory view is set here"))
  }
}
