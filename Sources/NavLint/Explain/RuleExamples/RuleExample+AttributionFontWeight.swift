// Written by `swift run navlint-dev generate` from docs/Rules/attribution-font-weight.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionFontWeight = [
    RuleExample(
      of: "attribution-font-weight", isBad: true,
      "bold", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          font:
            weight: bold
      #             ^^^^ warning[attribution-font-weight]: `navigation.attribution.font.weight` is `bold`: another weight than regular, 400, may conflict with Google's rules on attribution (POL-06b)

      """#),
    RuleExample(
      of: "attribution-font-weight", isBad: false,
      "regular", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          font:
            weight: regular

      """#),
  ]
}
