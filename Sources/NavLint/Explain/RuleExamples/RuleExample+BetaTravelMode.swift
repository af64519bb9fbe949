// Written by `swift run navlint-dev generate` from docs/Rules/beta-travel-mode.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let betaTravelMode = [
    RuleExample(
      of: "beta-travel-mode", isBad: true,
      "no warning", facts: ["POL-17"],
      #"""
      navigation:
        travelMode: cycling
      #             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `cycling`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)

      """#),
    RuleExample(
      of: "beta-travel-mode", isBad: false,
      "a warning", facts: ["POL-17"],
      #"""
      navigation:
        travelMode: cycling
        termsAndConditions:
          companyName: Depot
          betaWarning: true

      """#),
  ]
}
