package import NavSchema
package import SourceText

/// A header colour for the day that has no partner for the night.
package enum NightColorMissing: Rule {
  package static let description = RuleDescription(
    id: "night-color-missing", category: .semantics, severities: [.note], facts: ["X-UI-04"],
    summary: "a header colour for the day without one for the night",
    reason: "In low-light mode the SDK falls back to the day's colour, which may be too bright.",
    references: [Source.uiSettings.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  private static let dayColors = [
    "navigationHeaderPrimaryBackgroundColor", "navigationHeaderSecondaryBackgroundColor",
  ]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.isNavigationOn, let ui = section.ui.section,
      ui.navigationHeaderEnabled.isTrue
    else { return }
    for name in dayColors {
      let day = ui[name]
      guard day.isCustom else { continue }
      let night = ui[name + "NightMode"]
      guard night.isAbsent else { continue }
      findings.report(
        .note, at: .key(day),
        "`\(name)` is used at night too: `\(night.field.name)` is not set")
    }
  }
}
