// Written by `swift run navlint-dev generate` from docs/Rules/outdated-traffic-signs.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let outdatedTrafficSigns = [
    RuleExample(
      of: "outdated-traffic-signs", isBad: true,
      "SDK 11", facts: ["X-UI-12"],
      #"""
      sdk: {navigation: "11"}
      navigation:
        ui:
          showsTrafficLights: true
      #   ^^^^^^^^^^^^^^^^^^ warning[outdated-traffic-signs]: `showsTrafficLights` has no effect from SDK 11 on (X-UI-12)
          showsStopSigns: false
      #   ^^^^^^^^^^^^^^ warning[outdated-traffic-signs]: `showsStopSigns` has no effect from SDK 11 on (X-UI-12)

      """#),
    RuleExample(
      of: "outdated-traffic-signs", isBad: false,
      "the default of SDK 10", facts: ["X-UI-12"],
      #"""
      navigation:
        ui:
          showsTrafficLights: false
          showsStopSigns: false

      """#),
  ]
}
