// Written by `swift run navlint-dev generate` from docs/Rules/altered-attribution.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let alteredAttribution = [
    RuleExample(
      of: "altered-attribution", isBad: true,
      "in small letters", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          text: google maps
      #         ^^^^^^^^^^^ error[altered-attribution]: `navigation.attribution.text` is `google maps`: an attribution other than `Google Maps`, letter by letter, may conflict with Google's policy (POL-06b)

      """#),
    RuleExample(
      of: "altered-attribution", isBad: false,
      "as it must be", facts: ["POL-06b"],
      #"""
      navigation:
        attribution:
          text: Google Maps

      """#),
  ]
}
