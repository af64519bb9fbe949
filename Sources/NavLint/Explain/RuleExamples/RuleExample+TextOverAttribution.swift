// Written by `swift run navlint-dev generate` from docs/Rules/text-over-attribution.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let textOverAttribution = [
    RuleExample(
      of: "text-over-attribution", isBad: true,
      "text over the logo", facts: ["POL-05", "POL-14"],
      #"""
      navigation:
        overlays:
          - role: text
            covers: [attribution]
      #              ^^^^^^^^^^^ error[text-over-attribution]: `navigation.overlays[0].covers[0]` is `attribution`: text over the Google Maps attribution may conflict with Google's policy (POL-05, POL-14)

      """#),
    RuleExample(
      of: "text-over-attribution", isBad: false,
      "text over the footer", facts: ["POL-05", "POL-14"],
      #"""
      navigation:
        overlays:
          - role: text
            covers: [footer]

      """#),
  ]
}
