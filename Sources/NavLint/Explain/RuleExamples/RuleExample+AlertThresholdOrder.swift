// Written by `swift run navlint-dev generate` from docs/Rules/alert-threshold-order.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let alertThresholdOrder = [
    RuleExample(
      of: "alert-threshold-order", isBad: true,
      "minor above major", facts: ["X-SPD-03"],
      #"""
      navigation:
        speedometer:
          alertThresholds:
            major: 5%
            minor: 0.10
      #            ^^^^ warning[alert-threshold-order]: `minor` is 0.10, above `major`, which is 5%: the SDK silently makes both thresholds equal (X-SPD-03)

      """#),
    RuleExample(
      of: "alert-threshold-order", isBad: false,
      "equal thresholds", facts: ["X-SPD-03"],
      #"""
      navigation:
        speedometer:
          alertThresholds: {minor: 10%, major: 0.10}

      """#),
  ]
}
