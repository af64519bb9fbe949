// Written by `swift run navlint-dev generate` from docs/Rules/alert-color-without-effect.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let alertColorWithoutEffect = [
    RuleExample(
      of: "alert-color-without-effect", isBad: true,
      "colours for a lawful speed", facts: ["X-SPD-07"],
      #"""
      navigation:
        speedometer:
          colors:
            notSpeeding:
      #     ^^^^^^^^^^^ warning[alert-color-without-effect]: colours for `notSpeeding` have no effect: the SDK colours minor and major alerts alone (X-SPD-07)
              normal: {textColor: "#1F1F1F", backgroundColor: "#FFFFFF"}
            unknown:
      #     ^^^^^^^ warning[alert-color-without-effect]: colours for `unknown` have no effect: the SDK colours minor and major alerts alone (X-SPD-07)
              lowLight: {textColor: gray}

      """#),
    RuleExample(
      of: "alert-color-without-effect", isBad: false,
      "colours for alerts", facts: ["X-SPD-07"],
      #"""
      navigation:
        speedometer:
          colors:
            minor:
              normal: {textColor: "#D93025", backgroundColor: "#FFFFFF"}
            unknown: {}

      """#),
  ]
}
