// Written by `swift run navlint-dev generate` from docs/Rules/no-guidance-left.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let noGuidanceLeft = [
    RuleExample(
      of: "no-guidance-left", isBad: true,
      "neither voice nor header", facts: ["LINT-11"],
      #"""
      navigation:
        guidance:
          voiceGuidance: silent
      #                  ^^^^^^ warning[no-guidance-left]: `navigation.guidance.voiceGuidance` is `silent` and the header is off (heuristic): the driver has no guidance left, which may conflict with Google's policy (LINT-11)
        ui:
          navigationHeaderEnabled: false
      #                            ^^^^^ warning[header-without-replacement]: `navigation.ui.navigationHeaderEnabled` is `false` and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy (LINT-01)

      """#),
    RuleExample(
      of: "no-guidance-left", isBad: false,
      "the header is left", facts: ["LINT-11"],
      #"""
      navigation:
        guidance:
          voiceGuidance: silent

      """#),
  ]
}
