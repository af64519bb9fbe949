// Written by `swift run navlint-dev generate` from docs/Rules/attribution-clear-space-below.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionClearSpaceBelow = [
    RuleExample(
      of: "attribution-clear-space-below", isBad: true,
      "too near below", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          logo:
            clearSpace:
              bottom: 0
      #               ^ warning[attribution-clear-space-below]: `navigation.attribution.logo.clearSpace.bottom` is `0`: less than 5 points of clear space below the logo may conflict with Google's rules on attribution (POL-06a)

      """#),
    RuleExample(
      of: "attribution-clear-space-below", isBad: false,
      "enough space", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          logo:
            clearSpace:
              bottom: 5

      """#),
  ]
}
