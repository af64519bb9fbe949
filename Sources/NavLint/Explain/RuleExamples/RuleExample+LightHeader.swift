// Written by `swift run navlint-dev generate` from docs/Rules/light-header.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let lightHeader = [
    RuleExample(
      of: "light-header", isBad: true,
      "a yellow header", facts: ["LINT-05", "LINT-07"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: yellow
      #                                           ^^^^^^ warning[light-header]: `navigation.ui.navigationHeaderPrimaryBackgroundColor` is `yellow`, too light for the header's text, which is white unless it is given (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05, LINT-07)
          navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

      """#),
    RuleExample(
      of: "light-header", isBad: false,
      "a blue header", facts: ["LINT-05", "LINT-07"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

      """#),
  ]
}
