package import NavSchema
package import SourceText

/// An exception from scrolling on a map that does not scroll.
package enum ScrollExceptionWithoutEffect: Rule {
  package static let description = RuleDescription(
    id: "scroll-exception-without-effect", category: .semantics, severities: [.warning],
    isFixable: true,
    summary: "an exception from scrolling where scrolling is off",
    reason: "`allowScrollGesturesDuringRotateOrZoom` narrows `scrollGestures`; where these are off"
      + " there is nothing to narrow.",
    references: [Source.uiSettings.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigationUI]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let exception = section.allowScrollGesturesDuringRotateOrZoom
    guard section.scrollGestures.isFalse, exception.isCustom else { return }
    findings.report(
      .warning, at: .ineffective(exception),
      "`allowScrollGesturesDuringRotateOrZoom` has no effect: `scrollGestures` is `false`",
      related: section.scrollGestures.related("scrolling is switched off here"))
  }
}
