// Written by `swift run navlint-dev generate` from docs/Rules/upgrade-without-minor-threshold.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let upgradeWithoutMinorThreshold = [
    RuleExample(
      of: "upgrade-without-minor-threshold", isBad: true,
      "only major", facts: ["X-SPD-04"],
      #"""
      navigation:
        speedometer:
          alertThresholds: {major: 10%}
      #                     ^^^^^ note[single-alert-threshold]: only `major` has a threshold, so no alert is ever minor (X-SPD-05)
          severityUpgradeDurationSeconds: 5
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[upgrade-without-minor-threshold]: `severityUpgradeDurationSeconds` has no effect: no `minor` alert threshold is set (X-SPD-04)

      """#),
    RuleExample(
      of: "upgrade-without-minor-threshold", isBad: false,
      "a minor threshold", facts: ["X-SPD-04"],
      #"""
      navigation:
        speedometer:
          alertThresholds: {minor: 5%, major: 10%}
          severityUpgradeDurationSeconds: 5

      """#),
  ]
}
