// Written by `swift run navlint-dev generate` from docs/Rules/faint-header.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let faintHeader = [
    RuleExample(
      of: "faint-header", isBad: true,
      "hardly opaque", facts: ["LINT-04"],
      #"""
      navigation:
        ui:
          navigationHeaderBackgroundAlpha: 0.2
      #                                    ^^^ warning[faint-header]: `navigation.ui.navigationHeaderBackgroundAlpha` is `0.2` (heuristic): turns over a moving map are hard to read on a background less than half opaque (LINT-04)

      """#),
    RuleExample(
      of: "faint-header", isBad: false,
      "half opaque", facts: ["LINT-04"],
      #"""
      navigation:
        ui:
          navigationHeaderBackgroundAlpha: 0.5

      """#),
  ]
}
