// Written by `swift run navlint-dev generate` from docs/Rules/terms-not-shown.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let termsNotShown = [
    RuleExample(
      of: "terms-not-shown", isBad: true,
      "the dialog does not come up", facts: ["POL-09", "X-MAP-14"],
      #"""
      navigation:
        enabled: true
        termsAndConditions:
          companyName: Depot
          showsOnFirstUse: false
      #                    ^^^^^ error[terms-not-shown]: `navigation.termsAndConditions.showsOnFirstUse` is `false` while navigation is on: an app whose user does not see the terms at first use may conflict with Google's policy, and before they are accepted the SDK does not navigate (POL-09, X-MAP-14)

      """#),
    RuleExample(
      of: "terms-not-shown", isBad: false,
      "the dialog comes up", facts: ["POL-09", "X-MAP-14"],
      #"""
      navigation:
        enabled: true
        termsAndConditions:
          companyName: Depot
          showsOnFirstUse: true

      """#),
  ]
}
