// Written by `swift run navlint-dev generate` from docs/Rules/speedometer-hidden-by-recenter-button.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let speedometerHiddenByRecenterButton = [
    RuleExample(
      of: "speedometer-hidden-by-recenter-button", isBad: true,
      "a speedometer", facts: ["X-SPD-09", "X-UI-05"],
      #"""
      navigation:
        ui:
          shouldDisplaySpeedometer: true
      #   ^^^^^^^^^^^^^^^^^^^^^^^^ note[speedometer-hidden-by-recenter-button]: the speedometer disappears while the recenter button shows: `recenterButtonEnabled` is `true` (X-SPD-09, X-UI-05)
          recenterButtonEnabled: true

      """#),
    RuleExample(
      of: "speedometer-hidden-by-recenter-button", isBad: false,
      "X-UI-05 and X-SPD-09, no recenter button", facts: ["X-SPD-09", "X-UI-05"],
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
