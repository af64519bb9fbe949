// Written by `swift run navlint-dev generate` from docs/Rules/zoom-outside-limits.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let zoomOutsideLimits = [
    RuleExample(
      of: "zoom-outside-limits", isBad: true,
      "too near and too far", facts: ["X-MAP-02", "X-MAP-03"],
      #"""
      navigation:
        mapView:
          minZoom: 10
          maxZoom: 16
        camera:
          mode: following
          followingZoomLevel: 17
      #                       ^^ warning[zoom-outside-limits]: `followingZoomLevel` is 17, above `maxZoom`, which is 16: the SDK clamps it (X-MAP-03)
          position: {latitude: 37.7955, longitude: -122.3937, zoom: 9.5}
      #                                                             ^^^ warning[zoom-outside-limits]: `zoom` is 9.5, below `minZoom`, which is 10: the SDK clamps it (X-MAP-02)

      """#),
    RuleExample(
      of: "zoom-outside-limits", isBad: false,
      "X-MAP-02 and X-MAP-03, on the limits", facts: ["X-MAP-02", "X-MAP-03"],
      #"""
      navigation:
        mapView:
          minZoom: 10
          maxZoom: 16
        camera:
          mode: following
          followingZoomLevel: 16
          position: {latitude: 37.7955, longitude: -122.3937, zoom: 10}

      """#),
  ]
}
