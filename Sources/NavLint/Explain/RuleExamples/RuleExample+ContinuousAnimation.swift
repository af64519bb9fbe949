// Written by `swift run navlint-dev generate` from docs/Rules/continuous-animation.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let continuousAnimation = [
    RuleExample(
      of: "continuous-animation", isBad: true,
      "an endless animation", facts: ["POL-01"],
      #"""
      navigation:
        overlays:
          - id: promo
            animation: continuous
      #                ^^^^^^^^^^ error[continuous-animation]: `navigation.overlays[id=promo].animation` is `continuous`: an animation without end during active navigation may conflict with Google's policy on distracting animations (POL-01)

      """#),
    RuleExample(
      of: "continuous-animation", isBad: false,
      "it stands still", facts: ["POL-01"],
      #"""
      navigation:
        overlays:
          - id: promo
            animation: none

      """#),
  ]
}
