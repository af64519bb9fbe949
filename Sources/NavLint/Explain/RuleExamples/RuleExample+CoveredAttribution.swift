// Written by `swift run navlint-dev generate` from docs/Rules/covered-attribution.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let coveredAttribution = [
    RuleExample(
      of: "covered-attribution", isBad: true,
      "an overlay over the logo", facts: ["POL-05"],
      #"""
      navigation:
        overlays:
          - covers: [attribution]
      #              ^^^^^^^^^^^ error[covered-attribution]: `navigation.overlays[0].covers[0]` is `attribution`: an overlay over the Google Maps attribution may conflict with Google's policy (POL-05)

      """#),
    RuleExample(
      of: "covered-attribution", isBad: false,
      "an overlay over the footer", facts: ["POL-05"],
      #"""
      navigation:
        overlays:
          - covers: [footer]

      """#),
  ]
}
