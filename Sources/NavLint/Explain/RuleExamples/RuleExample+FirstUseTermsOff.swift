// Written by `swift run navlint-dev generate` from docs/Rules/first-use-terms-off.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let firstUseTermsOff = [
    RuleExample(
      of: "first-use-terms-off", isBad: true,
      "the dialog does not come up", facts: ["POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          showsOnFirstUse: false
      #                    ^^^^^ error[first-use-terms-off]: `navigation.termsAndConditions.showsOnFirstUse` is `false`: an app whose user does not see the terms at first use may conflict with Google's policy (POL-09)

      """#),
    RuleExample(
      of: "first-use-terms-off", isBad: false,
      "the dialog comes up", facts: ["POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          showsOnFirstUse: true

      """#),
  ]
}
