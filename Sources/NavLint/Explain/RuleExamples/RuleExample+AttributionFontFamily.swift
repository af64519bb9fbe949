// Written by `swift run navlint-dev generate` from docs/Rules/attribution-font-family.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionFontFamily = [
    RuleExample(
      of: "attribution-font-family", isBad: true,
      "a font with serifs", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          font:
            family: Times New Roman
      #             ^^^^^^^^^^^^^^^ warning[attribution-font-family]: `navigation.attribution.font.family` is `Times New Roman` (heuristic): a font that is neither Roboto nor sans-serif may conflict with Google's rules on attribution (POL-06b)

      """#),
    RuleExample(
      of: "attribution-font-family", isBad: false,
      "Roboto", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          font:
            family: Roboto

      """#),
  ]
}
