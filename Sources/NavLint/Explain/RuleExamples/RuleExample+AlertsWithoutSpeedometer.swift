// Written by `swift run navlint-dev generate` from docs/Rules/alerts-without-speedometer.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let alertsWithoutSpeedometer = [
    RuleExample(
      of: "alerts-without-speedometer", isBad: true,
      "the speedometer is off", facts: ["X-SPD-08"],
      #"""
      navigation:
        ui:
          shouldDisplaySpeedometer: false
        speedometer:
          alertThresholds: {minor: 5%, major: 10%}
      #   ^^^^^^^^^^^^^^^ warning[alerts-without-speedometer]: `alertThresholds` shows nowhere: `shouldDisplaySpeedometer` is `false` (X-SPD-08)
          colors:
      #   ^^^^^^ warning[alerts-without-speedometer]: `colors` shows nowhere: `shouldDisplaySpeedometer` is `false` (X-SPD-08)
            major:
              normal: {backgroundColor: "#B3261E"}

      """#),
    RuleExample(
      of: "alerts-without-speedometer", isBad: false,
      "the speedometer is on", facts: ["X-SPD-08"],
      #"""
      navigation:
        ui:
          shouldDisplaySpeedometer: true
          recenterButtonEnabled: false
          scrollGestures: false
          zoomGestures: false
        speedometer:
          alertThresholds: {minor: 5%, major: 10%}

      """#),
  ]
}
