// Written by `swift run navlint-dev generate` from docs/Rules/hidden-attribution.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let hiddenAttribution = [
    RuleExample(
      of: "hidden-attribution", isBad: true,
      "the attribution is hidden", facts: ["POL-05"],
      #"""
      navigation:
        attribution:
          visible: false
      #            ^^^^^ error[hidden-attribution]: `navigation.attribution.visible` is `false`: removing the Google Maps attribution may conflict with Google's policy (POL-05)

      """#),
    RuleExample(
      of: "hidden-attribution", isBad: false,
      "both are shown", facts: ["POL-05"],
      #"""
      navigation:
        attribution:
          visible: true
          logo:
            visible: true

      """#),
  ]
}
