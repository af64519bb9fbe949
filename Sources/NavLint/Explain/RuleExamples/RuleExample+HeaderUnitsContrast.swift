// Written by `swift run navlint-dev generate` from docs/Rules/header-units-contrast.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let headerUnitsContrast = [
    RuleExample(
      of: "header-units-contrast", isBad: true,
      "blue on blue", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderDistanceUnitsTextColor: blue
      #                                           ^^^^ warning[header-units-contrast]: `navigation.ui.navigationHeaderDistanceUnitsTextColor` is `blue`, whose contrast with the header's background is below 3 to 1 (heuristic): distances that are hard to read may conflict with Google's policy (LINT-05)
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#1A73E8"

      """#),
    RuleExample(
      of: "header-units-contrast", isBad: false,
      "the SDK's own grey", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

      """#),
  ]
}
