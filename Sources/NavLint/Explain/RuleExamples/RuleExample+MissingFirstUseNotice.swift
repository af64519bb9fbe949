// Written by `swift run navlint-dev generate` from docs/Rules/missing-first-use-notice.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let missingFirstUseNotice = [
    RuleExample(
      of: "missing-first-use-notice", isBad: true,
      "one notice is missing", facts: ["POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          notices: [terms, tolls]
      #   ^^^^^^^ error[missing-first-use-notice]: `navigation.termsAndConditions.notices` lacks one of `terms`, `judgement` and `tolls`: an app whose user does not see all three notices at first use may conflict with Google's policy (POL-09)

      """#),
    RuleExample(
      of: "missing-first-use-notice", isBad: false,
      "all three, in any order", facts: ["POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          notices: [tolls, judgement, terms]

      """#),
  ]
}
