// Written by `swift run navlint-dev generate` from docs/Rules/covered-turns.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let coveredTurns = [
    RuleExample(
      of: "covered-turns", isBad: true,
      "a permanent overlay over the header", facts: ["POL-03b"],
      #"""
      navigation:
        overlays:
          - covers: [header]
      #              ^^^^^^ error[covered-turns]: `navigation.overlays[0].covers[0]` is `header`: an overlay that blocks the upcoming turns permanently may conflict with Google's policy (POL-03b)
            dismissible: false

      """#),
    RuleExample(
      of: "covered-turns", isBad: false,
      "it can be closed", facts: ["POL-03b"],
      #"""
      navigation:
        overlays:
          - covers: [header]

      """#),
  ]
}
