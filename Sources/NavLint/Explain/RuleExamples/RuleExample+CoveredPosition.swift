// Written by `swift run navlint-dev generate` from docs/Rules/covered-position.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let coveredPosition = [
    RuleExample(
      of: "covered-position", isBad: true,
      "over the position", facts: ["POL-03a"],
      #"""
      navigation:
        overlays:
          - covers: [currentLocation]
      #              ^^^^^^^^^^^^^^^ error[covered-position]: `navigation.overlays[0].covers[0]` is `currentLocation`: an overlay that hides the driver's current position may conflict with Google's policy (POL-03a)

      """#),
    RuleExample(
      of: "covered-position", isBad: false,
      "over the footer", facts: ["POL-03a"],
      #"""
      navigation:
        overlays:
          - covers: [footer]

      """#),
  ]
}
