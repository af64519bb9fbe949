// Written by `swift run navlint-dev generate` from docs/Rules/speedometer-needs-navigation.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let speedometerNeedsNavigation = [
    RuleExample(
      of: "speedometer-needs-navigation", isBad: true,
      "navigation is off", facts: ["X-SPD-02"],
      #"""
      navigation:
        enabled: false
        ui:
          shouldDisplaySpeedometer: true
      #   ^^^^^^^^^^^^^^^^^^^^^^^^ warning[speedometer-needs-navigation]: `shouldDisplaySpeedometer` has no effect: navigation is off (X-SPD-02)

      """#),
    RuleExample(
      of: "speedometer-needs-navigation", isBad: false,
      "navigation may be on", facts: ["X-SPD-02"],
      #"""
      navigation:
        ui:
          shouldDisplaySpeedometer: true
          recenterButtonEnabled: false
          scrollGestures: false
          zoomGestures: false

      """#),
  ]
}
