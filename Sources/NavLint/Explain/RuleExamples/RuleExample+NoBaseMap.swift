// Written by `swift run navlint-dev generate` from docs/Rules/no-base-map.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let noBaseMap = [
    RuleExample(
      of: "no-base-map", isBad: true,
      "a map without a base", facts: ["POL-04a", "X-MAP-08"],
      #"""
      navigation:
        mapView:
          mapType: none
      #            ^^^^ error[no-base-map]: `navigation.mapView.mapType` is `none`: navigation on a map without roads may conflict with Google's policy (POL-04a, X-MAP-08)

      """#),
    RuleExample(
      of: "no-base-map", isBad: false,
      "satellite pictures", facts: ["POL-04a", "X-MAP-08"],
      #"""
      navigation:
        mapView:
          mapType: satellite

      """#),
  ]
}
