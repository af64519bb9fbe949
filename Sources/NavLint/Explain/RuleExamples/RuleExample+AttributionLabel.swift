// Written by `swift run navlint-dev generate` from docs/Rules/attribution-label.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionLabel = [
    RuleExample(
      of: "attribution-label", isBad: true,
      "another label", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          accessibilityLabel: map logo
      #                       ^^^^^^^^ warning[attribution-label]: `navigation.attribution.accessibilityLabel` is `map logo`: another accessibility label than `Google Maps` may conflict with Google's rules on attribution (POL-06a)

      """#),
    RuleExample(
      of: "attribution-label", isBad: false,
      "Google's label", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          accessibilityLabel: Google Maps

      """#),
  ]
}
