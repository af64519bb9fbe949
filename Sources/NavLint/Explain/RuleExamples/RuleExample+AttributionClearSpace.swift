// Written by `swift run navlint-dev generate` from docs/Rules/attribution-clear-space.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionClearSpace = [
    RuleExample(
      of: "attribution-clear-space", isBad: true,
      "too near on the left", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          logo:
            clearSpace:
              left: 4
      #             ^ warning[attribution-clear-space]: `navigation.attribution.logo.clearSpace.left` is `4`: less than 10 points of clear space beside the logo may conflict with Google's rules on attribution (POL-06a)

      """#),
    RuleExample(
      of: "attribution-clear-space", isBad: false,
      "enough space", facts: ["POL-06a"],
      #"""
      navigation:
        attribution:
          logo:
            clearSpace:
              left: 10
              bottom: 5

      """#),
  ]
}
