// Written by `swift run navlint-dev generate` from docs/Rules/prompts-off.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let promptsOff = [
    RuleExample(
      of: "prompts-off", isBad: true,
      "prompts are off", facts: ["LINT-10"],
      #"""
      navigation:
        guidance:
          shouldDisplayPrompts: false
      #                         ^^^^^ note[prompts-off]: `navigation.guidance.shouldDisplayPrompts` is `false`: automatic alerts are not shown, though still spoken; the SDK's prompts are standard elements of the screen (heuristic) (LINT-10)

      """#),
    RuleExample(
      of: "prompts-off", isBad: false,
      "the default", facts: ["LINT-10"],
      #"""
      navigation:
        guidance: {}

      """#),
  ]
}
