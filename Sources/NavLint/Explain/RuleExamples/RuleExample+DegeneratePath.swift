// Written by `swift run navlint-dev generate` from docs/Rules/degenerate-path.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let degeneratePath = [
    RuleExample(
      of: "degenerate-path", isBad: true,
      "a line without points", facts: [],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path: []
      #     ^^^^ warning[degenerate-path]: `path` has no points; a line needs two

      """#),
    RuleExample(
      of: "degenerate-path", isBad: false,
      "two places, three places", facts: [],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
        polygons:
          - path:
              - {latitude: 0.1, longitude: 179.9}
              - {latitude: 0.1, longitude: -179.9}
              - {latitude: 0.2, longitude: -179.9}
              - {latitude: 0.1, longitude: 179.9}

      """#),
  ]
}
