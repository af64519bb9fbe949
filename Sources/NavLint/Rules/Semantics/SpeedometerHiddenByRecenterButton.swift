package import NavSchema
package import SourceText

/// A speedometer that vanishes while the recenter button shows.
package enum SpeedometerHiddenByRecenterButton: Rule {
  package static let description = RuleDescription(
    id: "speedometer-hidden-by-recenter-button", category: .semantics, severities: [.note],
    facts: ["X-SPD-09", "X-UI-05"],
    summary: "a speedometer or speed limit beside the recenter button, which hides it",
    reason: "Speedometer and speed limit disappear for as long as the recenter button is visible.",
    references: [Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let ui = section.ui.section, ui.recenterButtonEnabled.isTrue, section.isNavigationOn,
      section.travelMode.isAbsent || section.travelMode.text == "driving"
    else { return }
    let button = ui.recenterButtonEnabled
    func report(_ setting: Setting, _ what: String, facts: [String]) {
      findings.report(
        .note, at: .key(setting),
        "the \(what) disappears while the recenter button shows: `recenterButtonEnabled`"
          + " \(button.verb) `true`",
        related: button.related("the recenter button is switched on here"), facts: facts)
    }
    if ui.shouldDisplaySpeedometer.isTrue {
      report(ui.shouldDisplaySpeedometer, "speedometer", facts: ["X-SPD-09", "X-UI-05"])
    } else if let limit = section.mapView.section?.shouldDisplaySpeedLimit, limit.isTrue {
      report(limit, "speed limit", facts: ["X-UI-05"])
    }
  }
}
