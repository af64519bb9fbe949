// Written by `swift run navlint-dev generate` from docs/Rules/covered-lane-guidance.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let coveredLaneGuidance = [
    RuleExample(
      of: "covered-lane-guidance", isBad: true,
      "a permanent overlay over the lanes", facts: ["POL-03c"],
      #"""
      navigation:
        overlays:
          - covers: [laneGuidance]
      #              ^^^^^^^^^^^^ error[covered-lane-guidance]: `navigation.overlays[0].covers[0]` is `laneGuidance`: an overlay that blocks the lane guidance permanently may conflict with Google's policy (POL-03c)
            dismissible: false

      """#),
    RuleExample(
      of: "covered-lane-guidance", isBad: false,
      "it can be closed", facts: ["POL-03c"],
      #"""
      navigation:
        overlays:
          - covers: [laneGuidance]
            dismissible: true

      """#),
  ]
}
