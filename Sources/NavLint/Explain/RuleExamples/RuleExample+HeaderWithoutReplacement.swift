// Written by `swift run navlint-dev generate` from docs/Rules/header-without-replacement.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let headerWithoutReplacement = [
    RuleExample(
      of: "header-without-replacement", isBad: true,
      "no header", facts: ["LINT-01"],
      #"""
      navigation:
        ui:
          navigationHeaderEnabled: false
      #                            ^^^^^ warning[header-without-replacement]: `navigation.ui.navigationHeaderEnabled` is `false` and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy (LINT-01)

      """#),
    RuleExample(
      of: "header-without-replacement", isBad: false,
      "turns of the app's own", facts: ["LINT-01"],
      #"""
      navigation:
        ui:
          navigationHeaderEnabled: false
        customGuidance:
          turns: true

      """#),
  ]
}
