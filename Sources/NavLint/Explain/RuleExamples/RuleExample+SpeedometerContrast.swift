// Written by `swift run navlint-dev generate` from docs/Rules/speedometer-contrast.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let speedometerContrast = [
    RuleExample(
      of: "speedometer-contrast", isBad: true,
      "yellow on white", facts: ["LINT-06", "X-SPD-10"],
      #"""
      navigation:
        speedometer:
          colors:
            minor:
              normal:
                textColor: yellow
      #                    ^^^^^^ warning[speedometer-contrast]: `navigation.speedometer.colors.minor.normal.textColor` is `yellow`, whose contrast with its background is below 3 to 1 (heuristic): a speed alert that is hard to read may conflict with Google's policy (LINT-06, X-SPD-10)
                backgroundColor: white

      """#),
    RuleExample(
      of: "speedometer-contrast", isBad: false,
      "the SDK's own colours", facts: ["LINT-06", "X-SPD-10"],
      #"""
      navigation:
        speedometer:
          colors:
            minor:
              normal: {}
              lowLight: {}
            major:
              normal: {}

      """#),
  ]
}
