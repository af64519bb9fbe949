// Written by `swift run navlint-dev generate` from docs/Rules/header-text-contrast.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let headerTextContrast = [
    RuleExample(
      of: "header-text-contrast", isBad: true,
      "pale blue on blue", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderInstructionsTextColor: "#7FB2FF"
      #                                          ^^^^^^^^^ warning[header-text-contrast]: `navigation.ui.navigationHeaderInstructionsTextColor` is `#7FB2FF`, whose contrast with the header's background is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05)
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

      """#),
    RuleExample(
      of: "header-text-contrast", isBad: false,
      "yellow on blue", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderInstructionsTextColor: yellow
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

      """#),
  ]
}
