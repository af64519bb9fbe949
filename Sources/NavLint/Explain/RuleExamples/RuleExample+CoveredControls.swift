// Written by `swift run navlint-dev generate` from docs/Rules/covered-controls.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let coveredControls = [
    RuleExample(
      of: "covered-controls", isBad: true,
      "a permanent overlay over the footer", facts: ["POL-03e"],
      #"""
      navigation:
        overlays:
          - covers: [footer]
      #              ^^^^^^ warning[covered-controls]: `navigation.overlays[0].covers[0]` is `footer`: an overlay that blocks a standard element of the screen permanently may conflict with Google's policy (POL-03e)
            dismissible: false

      """#),
    RuleExample(
      of: "covered-controls", isBad: false,
      "it can be closed", facts: ["POL-03e"],
      #"""
      navigation:
        overlays:
          - covers: [footer, prompts]

      """#),
  ]
}
