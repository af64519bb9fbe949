// Written by `swift run navlint-dev generate` from docs/Rules/attribution-font-size.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionFontSize = [
    RuleExample(
      of: "attribution-font-size", isBad: true,
      "small print", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          font:
            size: 9
      #           ^ warning[attribution-font-size]: `navigation.attribution.font.size` is `9`: another size than 12 to 16 may conflict with Google's rules on attribution (POL-06b)

      """#),
    RuleExample(
      of: "attribution-font-size", isBad: false,
      "the least size", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          font:
            size: 12

      """#),
  ]
}
