// Written by `swift run navlint-dev generate` from docs/Rules/terrain-while-navigating.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let terrainWhileNavigating = [
    RuleExample(
      of: "terrain-while-navigating", isBad: true,
      "SDK 10", facts: ["X-MAP-07"],
      #"""
      navigation:
        mapView:
          mapType: terrain
      #            ^^^^^^^ warning[terrain-while-navigating]: `mapType` is `terrain`, but the SDK shows `normal` during navigation (X-MAP-07)

      """#),
    RuleExample(
      of: "terrain-while-navigating", isBad: false,
      "navigation is off", facts: ["X-MAP-07"],
      #"""
      navigation:
        enabled: false
        mapView:
          mapType: terrain

      """#),
  ]
}
