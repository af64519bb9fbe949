// Written by `swift run navlint-dev generate` from docs/Rules/disabled-alert.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let disabledAlert = [
    RuleExample(
      of: "disabled-alert", isBad: true,
      "no major alert", facts: ["X-SPD-06"],
      #"""
      navigation:
        speedometer:
          alertThresholds: {minor: 0.05, major: -0.1}
      #                                         ^^^^ note[disabled-alert]: `major` is negative, which switches this alert off (X-SPD-06)

      """#),
    RuleExample(
      of: "disabled-alert", isBad: false,
      "an alert from the limit on", facts: ["X-SPD-06"],
      #"""
      navigation:
        speedometer:
          alertThresholds: {minor: 0, major: 10%}

      """#),
  ]
}
