// Written by `swift run navlint-dev generate` from docs/Rules/speedometer-needs-driving.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let speedometerNeedsDriving = [
    RuleExample(
      of: "speedometer-needs-driving", isBad: true,
      "on a bicycle", facts: ["X-SPD-01"],
      #"""
      navigation:
        travelMode: cycling
      #             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `cycling`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
        ui:
          shouldDisplaySpeedometer: true
      #   ^^^^^^^^^^^^^^^^^^^^^^^^ warning[speedometer-needs-driving]: `shouldDisplaySpeedometer` has no effect: `travelMode` is `cycling`, and speeds are shown for `driving` alone (X-SPD-01)
          recenterButtonEnabled: false
          scrollGestures: false
          zoomGestures: false

      """#),
    RuleExample(
      of: "speedometer-needs-driving", isBad: false,
      "by car", facts: ["X-SPD-01"],
      #"""
      navigation:
        travelMode: driving
        ui:
          shouldDisplaySpeedometer: true
          recenterButtonEnabled: false
          scrollGestures: false
          zoomGestures: false

      """#),
  ]
}
