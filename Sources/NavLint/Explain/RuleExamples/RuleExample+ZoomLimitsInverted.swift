// Written by `swift run navlint-dev generate` from docs/Rules/zoom-limits-inverted.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let zoomLimitsInverted = [
    RuleExample(
      of: "zoom-limits-inverted", isBad: true,
      "the wrong way round", facts: ["X-MAP-01"],
      #"""
      navigation:
        mapView:
          minZoom: 18
      #            ^^ error[zoom-limits-inverted]: `minZoom` is 18, above `maxZoom`, which is 12: the SDK raises an exception at run time (X-MAP-01)
          maxZoom: 12

      """#),
    RuleExample(
      of: "zoom-limits-inverted", isBad: false,
      "one level only", facts: ["X-MAP-01"],
      #"""
      navigation:
        mapView:
          minZoom: 12
          maxZoom: 12

      """#),
  ]
}
