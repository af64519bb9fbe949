// Written by `swift run navlint-dev generate` from docs/Rules/attribution-logo-height.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionLogoHeight = [
    RuleExample(
      of: "attribution-logo-height", isBad: true,
      "a small logo", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          logo:
            height: 12
      #             ^^ warning[attribution-logo-height]: `navigation.attribution.logo.height` is `12`: a logo that is not 16 to 19 points high may conflict with Google's rules on attribution (POL-06a)

      """#),
    RuleExample(
      of: "attribution-logo-height", isBad: false,
      "the greatest height", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          logo:
            height: 19

      """#),
  ]
}
