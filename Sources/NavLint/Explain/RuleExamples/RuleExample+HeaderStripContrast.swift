// Written by `swift run navlint-dev generate` from docs/Rules/header-strip-contrast.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let headerStripContrast = [
    RuleExample(
      of: "header-strip-contrast", isBad: true,
      "red on magenta", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderNextStepTextColor: red
          navigationHeaderSecondaryBackgroundColor: magenta
      #                                             ^^^^^^^ warning[header-strip-contrast]: `navigation.ui.navigationHeaderSecondaryBackgroundColor` is `magenta`, whose contrast with the text of the turn after next, white unless it is given, is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05)
          navigationHeaderSecondaryBackgroundColorNightMode: "#202124"

      """#),
    RuleExample(
      of: "header-strip-contrast", isBad: false,
      "white on dark blue", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderSecondaryBackgroundColor: "#0D47A1"
          navigationHeaderSecondaryBackgroundColorNightMode: "#202124"

      """#),
  ]
}
