// Written by `swift run navlint-dev generate` from docs/Rules/overlay-animation.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let overlayAnimation = [
    RuleExample(
      of: "overlay-animation", isBad: true,
      "it moves once", facts: ["POL-01"],
      #"""
      navigation:
        overlays:
          - animation: once
      #                ^^^^ warning[overlay-animation]: `navigation.overlays[0].animation` is `once`: an animation during active navigation may conflict with Google's policy if it distracts the driver (POL-01)

      """#),
    RuleExample(
      of: "overlay-animation", isBad: false,
      "it stands still by default", facts: ["POL-01"],
      #"""
      navigation:
        overlays:
          - trigger: userAction

      """#),
  ]
}
