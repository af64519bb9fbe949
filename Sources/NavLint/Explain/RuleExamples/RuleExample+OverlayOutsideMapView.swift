// Written by `swift run navlint-dev generate` from docs/Rules/overlay-outside-map-view.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let overlayOutsideMapView = [
    RuleExample(
      of: "overlay-outside-map-view", isBad: true,
      "beside the map view", facts: ["POL-03e"],
      #"""
      navigation:
        overlays:
          - subviewOfMapView: false
      #                       ^^^^^ warning[overlay-outside-map-view]: `navigation.overlays[0].subviewOfMapView` is `false`: a view that is no subview of the map view can cover the SDK's prompts, which may conflict with Google's policy (POL-03e)

      """#),
    RuleExample(
      of: "overlay-outside-map-view", isBad: false,
      "in the map view", facts: ["POL-03e"],
      #"""
      navigation:
        overlays:
          - subviewOfMapView: true

      """#),
  ]
}
