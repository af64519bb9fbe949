// Written by `swift run navlint-dev generate` from docs/Rules/text-near-attribution.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let textNearAttribution = [
    RuleExample(
      of: "text-near-attribution", isBad: true,
      "text at the bottom, and no padding", facts: ["POL-14"],
      #"""
      navigation:
        mapView:
          padding:
            bottom: 0
        overlays:
          - role: text
            layoutGuide: navigationFooter
      #                  ^^^^^^^^^^^^^^^^ warning[text-near-attribution]: `navigation.overlays[0].layoutGuide` is `navigationFooter` while the map's bottom padding is 0 (heuristic): text at the bottom may float over the Google Maps attribution, which may conflict with Google's policy (POL-14)

      """#),
    RuleExample(
      of: "text-near-attribution", isBad: false,
      "the padding lifts the text", facts: ["POL-14"],
      #"""
      navigation:
        mapView:
          padding:
            bottom: 48
        overlays:
          - role: text
            layoutGuide: navigationFooter

      """#),
  ]
}
