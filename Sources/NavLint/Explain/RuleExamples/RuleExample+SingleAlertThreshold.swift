// Written by `swift run navlint-dev generate` from docs/Rules/single-alert-threshold.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let singleAlertThreshold = [
    RuleExample(
      of: "single-alert-threshold", isBad: true,
      "only major", facts: ["X-SPD-05"],
      #"""
      navigation:
        speedometer:
          alertThresholds:
            major: 10%
      #     ^^^^^ note[single-alert-threshold]: only `major` has a threshold, so no alert is ever minor (X-SPD-05)

      """#),
    RuleExample(
      of: "single-alert-threshold", isBad: false,
      "both", facts: ["X-SPD-05"],
      #"""
      navigation:
        speedometer:
          alertThresholds: {minor: 5%, major: 10%}

      """#),
  ]
}
