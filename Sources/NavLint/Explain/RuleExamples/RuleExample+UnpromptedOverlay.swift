// Written by `swift run navlint-dev generate` from docs/Rules/unprompted-overlay.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unpromptedOverlay = [
    RuleExample(
      of: "unprompted-overlay", isBad: true,
      "it comes up by itself", facts: ["POL-02"],
      #"""
      navigation:
        overlays:
          - trigger: automatic
      #              ^^^^^^^^^ error[unprompted-overlay]: `navigation.overlays[0].trigger` is `automatic`: an overlay that comes up without an explicit action of the driver may conflict with Google's policy (POL-02)

      """#),
    RuleExample(
      of: "unprompted-overlay", isBad: false,
      "opened by a tap", facts: ["POL-02"],
      #"""
      navigation:
        overlays:
          - trigger: userAction

      """#),
  ]
}
