// Written by `swift run navlint-dev generate` from docs/Rules/undeclared-terms.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let undeclaredTerms = [
    RuleExample(
      of: "undeclared-terms", isBad: true,
      "no word of the terms", facts: ["POL-09"],
      #"""
      navigation:
      #^^^^^^^^^ note[undeclared-terms]: nothing is said of the terms; Google's policy asks for the Navigation SDK's terms and notices at first use (POL-09)
        enabled: true

      """#),
    RuleExample(
      of: "undeclared-terms", isBad: false,
      "the dialog is there", facts: ["POL-09"],
      #"""
      navigation:
        enabled: true
        termsAndConditions:
          companyName: Depot

      """#),
  ]
}
