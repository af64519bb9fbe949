// Written by `swift run navlint-dev generate` from docs/Rules/altered-terms.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let alteredTerms = [
    RuleExample(
      of: "altered-terms", isBad: true,
      "a text of the app's own", facts: ["POL-08"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          customText: Our terms
      #   ^^^^^^^^^^ error[altered-terms]: `navigation.termsAndConditions.customText` replaces the Navigation SDK's terms: terms that are changed without Google's written consent may conflict with Google's policy (POL-08)

      """#),
    RuleExample(
      of: "altered-terms", isBad: false,
      "title and colours are free", facts: ["POL-08"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          title: Terms
          uiParams:
            titleColor: blue

      """#),
  ]
}
