// Written by `swift run navlint-dev generate` from docs/Rules/light-night-header.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let lightNightHeader = [
    RuleExample(
      of: "light-night-header", isBad: true,
      "yellow at night", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: yellow
      #                                                    ^^^^^^ warning[light-night-header]: `navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode` is `yellow`, too light for the header's text, which is white unless it is given (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05)

      """#),
    RuleExample(
      of: "light-night-header", isBad: false,
      "nearly black at night", facts: ["LINT-05"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

      """#),
  ]
}
