// Written by `swift run navlint-dev generate` from docs/Rules/covered-compass.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let coveredCompass = [
    RuleExample(
      of: "covered-compass", isBad: true,
      "a permanent overlay over the compass", facts: ["POL-03d"],
      #"""
      navigation:
        ui:
          compassButton: true
        overlays:
          - covers: [compass]
      #              ^^^^^^^ warning[covered-compass]: `navigation.overlays[0].covers[0]` is `compass`: an overlay that blocks the compass permanently may conflict with Google's policy (POL-03d)
            dismissible: false

      """#),
    RuleExample(
      of: "covered-compass", isBad: false,
      "the compass is off, as it is by default in SDK 10", facts: ["POL-03d"],
      #"""
      navigation:
        ui: {}
        overlays:
          - covers: [compass]
            dismissible: false

      """#),
  ]
}
