package import NavSchema
package import SourceText

/// A picker of floors on a map without the insides of buildings.
package enum IndoorPickerWithoutIndoorMaps: Rule {
  package static let description = RuleDescription(
    id: "indoor-picker-without-indoor-maps", category: .semantics, severities: [.note],
    facts: ["X-UI-14"], summary: "an indoor picker where indoor maps are off",
    reason: "The picker appears only over a building whose inside is drawn, which"
      + " `indoorEnabled: false` prevents.",
    references: [Source.uiSettings.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let indoor = section.mapView.section?.indoorEnabled, indoor.isFalse,
      let picker = section.ui.section?.indoorPicker, picker.isTrue
    else { return }
    findings.report(
      .note, at: .key(picker),
      "`indoorPicker` \(picker.verb) `true` and has nothing to pick: `indoorEnabled` is `false`",
      related: indoor.related("indoor maps are switched off here"))
  }
}
