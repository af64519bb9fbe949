// Written by `swift run navlint-dev generate` from docs/Rules/setting-needs-navigation.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let settingNeedsNavigation = [
    RuleExample(
      of: "setting-needs-navigation", isBad: true,
      "navigation is off", facts: ["X-UI-15"],
      #"""
      navigation:
        enabled: false
        guidance:
          voiceGuidance: silent
        ui:
          navigationFooterEnabled: false
      #   ^^^^^^^^^^^^^^^^^^^^^^^ note[setting-needs-navigation]: `navigationFooterEnabled` and 2 more have no effect: navigation is off (X-UI-15)
          showsIncidentCards: false

      """#),
    RuleExample(
      of: "setting-needs-navigation", isBad: false,
      "only the map is configured", facts: ["X-UI-15"],
      #"""
      navigation:
        enabled: false
        mapView: {trafficEnabled: true}
        ui:
          compassButton: true
          navigationFooterEnabled: true

      """#),
  ]
}
