// Written by `swift run navlint-dev generate` from docs/Rules/speedometer-on-carplay.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let speedometerOnCarplay = [
    RuleExample(
      of: "speedometer-on-carplay", isBad: true,
      "on CarPlay", facts: ["X-SPD-11"],
      #"""
      target: carPlay
      navigation:
        ui:
          navigationHeaderEnabled: false
          navigationFooterEnabled: false
          recenterButtonEnabled: false
          navigationReportIncidentButtonEnabled: false
          shouldDisplaySpeedometer: true
      #                             ^^^^ warning[speedometer-on-carplay]: `shouldDisplaySpeedometer` should be `false` on CarPlay (X-SPD-11)

      """#),
    RuleExample(
      of: "speedometer-on-carplay", isBad: false,
      "on the phone", facts: ["X-SPD-11"],
      #"""
      target: phone
      navigation:
        ui:
          recenterButtonEnabled: false
          scrollGestures: false
          zoomGestures: false
          shouldDisplaySpeedometer: true

      """#),
  ]
}
