package import NavSchema
package import SourceText

/// Settings for the navigation on a screen that does not navigate.
package enum SettingNeedsNavigation: Rule {
  package static let description = RuleDescription(
    id: "setting-needs-navigation", category: .semantics, severities: [.note],
    facts: ["X-UI-15"], summary: "settings for the navigation while navigation is off",
    reason: "Header, footer, guidance and their like show only during navigation.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  /// Keys of `ui` that speak of the navigation and have no rule of their own.
  private static let uiSlots = Set(
    [
      "navigationHeaderEnabled", "navigationFooterEnabled", "navigationTripProgressBarEnabled",
      "navigationReportIncidentButtonEnabled", "recenterButtonEnabled", "showsDestinationMarkers",
      "showsIncidentCards", "showsStopSigns", "showsTrafficLights",
    ] + MappingSchema.headerLook.map(\.name)
  ).compactMap { MappingKind.navigationUI.schema.slot(named: $0) }.sorted()

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.enabled.isFalse else { return }
    let idle = idleSettings(of: section)
    guard let first = idle.first else { return }
    let names = idle.map { "`\($0.field.name)`" }
    // All of them have their places; a line has room for some names.
    let shown: [String] =
      names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names
    findings.report(
      .note, at: .key(first),
      "\(shown.list("and")) \(names.count == 1 ? "has" : "have") no effect: navigation is off",
      related: section.enabled.related("navigation is switched off here")
        + idle.dropFirst().flatMap { $0.related("`\($0.field.name)` is set here") })
  }

  /// In the order of the schema, so that it does not depend on the order of the keys.
  private static func idleSettings(of section: Section) -> [Setting] {
    var idle: [Setting] = []
    if let mode = section.camera.section?.mode, mode.isCustom, mode.text != "free" {
      idle.append(mode)
    }
    if let mapView = section.mapView.section {
      idle += [mapView.shouldDisplaySpeedLimit, mapView.routeCalloutFormat].filter(\.isCustom)
    }
    if let ui = section.ui.section { idle += uiSlots.map { ui[slot: $0] }.filter(\.isCustom) }
    for name in ["headerAccessoryView", "directionsList"] where section[name].section != nil {
      idle.append(section[name])
    }
    idle += idleAlerts(of: section)
    if let guidance = section.guidance.section {
      idle += guidance.schema.fields.indices.map { guidance[slot: $0] }.filter(\.isCustom)
    }
    return idle
  }

  /// Alerts of a speedometer of which nothing is said: else a rule of its own speaks.
  private static func idleAlerts(of section: Section) -> [Setting] {
    guard section.ui.section?.shouldDisplaySpeedometer.bool == nil,
      let speedometer = section.speedometer.section
    else { return [] }
    return [speedometer.alertThresholds, speedometer.colors].filter {
      $0.section?.holdsCustomValue == true
    }
  }
}
