// Written by `swift run navlint-dev generate` from docs/Rules/map-style-ignored.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let mapStyleIgnored = [
    RuleExample(
      of: "map-style-ignored", isBad: true,
      "a style over satellite pictures", facts: ["X-MAP-06"],
      #"""
      navigation:
        mapView:
          mapType: hybrid
          mapStyle:
      #   ^^^^^^^^ warning[map-style-ignored]: `mapStyle` has no effect: `mapType` is `hybrid`, and the SDK styles `normal` alone (X-MAP-06)
            - featureType: poi
              stylers: [{visibility: off}]

      """#),
    RuleExample(
      of: "map-style-ignored", isBad: false,
      "a drawn map", facts: ["X-MAP-06"],
      #"""
      navigation:
        mapView:
          mapStyle:
            - featureType: poi
              stylers: [{visibility: off}]

      """#),
  ]
}
