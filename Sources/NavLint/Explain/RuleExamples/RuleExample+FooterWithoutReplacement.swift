// Written by `swift run navlint-dev generate` from docs/Rules/footer-without-replacement.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let footerWithoutReplacement = [
    RuleExample(
      of: "footer-without-replacement", isBad: true,
      "no footer", facts: ["LINT-02"],
      #"""
      navigation:
        ui:
          navigationFooterEnabled: false
      #                            ^^^^^ note[footer-without-replacement]: `navigation.ui.navigationFooterEnabled` is `false` and no arrival time of the app's own is declared (heuristic): the footer is a standard element of the screen (LINT-02)

      """#),
    RuleExample(
      of: "footer-without-replacement", isBad: false,
      "an arrival time of the app's own", facts: ["LINT-02"],
      #"""
      navigation:
        ui:
          navigationFooterEnabled: false
        customGuidance:
          eta: true

      """#),
  ]
}
