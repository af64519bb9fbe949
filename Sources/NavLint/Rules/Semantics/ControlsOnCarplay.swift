package import NavSchema
package import SourceText

/// Controls that nobody can touch on a CarPlay map.
package enum ControlsOnCarplay: Rule {
  package static let description = RuleDescription(
    id: "controls-on-carplay", category: .semantics, severities: [.warning],
    summary: "a control left on for a CarPlay map, which nobody can touch",
    reason: "The guide switches header, footer, compass and recenter button off on CarPlay, where"
      + " the map cannot be touched and the system draws the guidance.",
    references: [Source.carPlay.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  private static let controls = [
    "navigationHeaderEnabled", "navigationFooterEnabled", "recenterButtonEnabled", "compassButton",
  ]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.isForCarPlay, let ui = section.ui.section else { return }
    let shown = section.isNavigationOn ? controls : ["compassButton"]
    let left = shown.map { ui[$0] }.filter(\.isTrue)
    guard let first = left.first else { return }
    let names = left.map(\.field.name).quotedList("and")
    findings.report(
      .warning, at: .value(first),
      "\(names) \(left.count == 1 ? "is" : "are") left on for CarPlay, where nobody can touch the"
        + " map; write `false`",
      related: section.root.target.related("the document is for CarPlay")
        + left.dropFirst().flatMap { $0.related("`\($0.field.name)` is on here") })
  }
}
