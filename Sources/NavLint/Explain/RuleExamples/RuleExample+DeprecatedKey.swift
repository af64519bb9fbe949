// Written by `swift run navlint-dev generate` from docs/Rules/deprecated-key.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let deprecatedKey = [
    RuleExample(
      of: "deprecated-key", isBad: true,
      "a line's old names", facts: [],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - coordinates:
      #     ^^^^^^^^^^^ error[deprecated-key]: `coordinates` is the name from before the SDK's general release; use `path`
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
            isGeodesic: true
      #     ^^^^^^^^^^ error[deprecated-key]: `isGeodesic` is the name from before the SDK's general release; use `geodesic`
            drawOrder: 2
      #     ^^^^^^^^^ error[deprecated-key]: `drawOrder` is the name from before the SDK's general release; use `zIndex`

      """#),
    RuleExample(
      of: "deprecated-key", isBad: false,
      "the names of today", facts: [],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
            geodesic: true
            drawOccludedSegments: true
            zIndex: 2

      """#),
  ]
}
