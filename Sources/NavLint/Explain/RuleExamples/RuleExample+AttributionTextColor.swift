// Written by `swift run navlint-dev generate` from docs/Rules/attribution-text-color.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionTextColor = [
    RuleExample(
      of: "attribution-text-color", isBad: true,
      "blue", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          textColor: "#1A73E8"
      #              ^^^^^^^^^ warning[attribution-text-color]: `navigation.attribution.textColor` is `#1A73E8`: another colour than white, `#1F1F1F` or `#5E5E5E` may conflict with Google's rules on attribution (POL-06b)

      """#),
    RuleExample(
      of: "attribution-text-color", isBad: false,
      "one of the three greys", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          textColor: "#5e5e5e"

      """#),
  ]
}
