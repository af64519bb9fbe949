// Written by `swift run navlint-dev generate` from docs/Rules/skipped-terms.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let skippedTerms = [
    RuleExample(
      of: "skipped-terms", isBad: true,
      "the terms are skipped", facts: ["POL-08", "POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          skipped: true
      #            ^^^^ error[skipped-terms]: `navigation.termsAndConditions.skipped` is `true`: an app that skips the Navigation SDK's terms may conflict with Google's policy (POL-08, POL-09)

      """#),
    RuleExample(
      of: "skipped-terms", isBad: false,
      "they are not", facts: ["POL-08", "POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          skipped: false

      """#),
  ]
}
