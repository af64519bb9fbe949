// Written by `swift run navlint-dev generate` from docs/Rules/attribution-contrast.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let attributionContrast = [
    RuleExample(
      of: "attribution-contrast", isBad: true,
      "white on light grey", facts: ["POL-06"],
      #"""
      navigation:
        attribution:
          textColor: white
      #              ^^^^^ error[attribution-contrast]: `navigation.attribution.textColor` is `white`, whose contrast with the background is below 4.5 to 1: an attribution that is hard to read may conflict with Google's policy (POL-06)
          backgroundColor: "#DDDDDD"

      """#),
    RuleExample(
      of: "attribution-contrast", isBad: false,
      "dark grey on white", facts: ["POL-06"],
      #"""
      navigation:
        attribution:
          textColor: "#5E5E5E"
          backgroundColor: white

      """#),
  ]
}
