// Written by `swift run navlint-dev generate` from docs/Rules/repeated-point.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let repeatedPoint = [
    RuleExample(
      of: "repeated-point", isBad: true,
      "twice the same", facts: [],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
              - {latitude: 37.80, longitude: -122.40}
      #         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[repeated-point]: this point repeats the one before it

      """#),
    RuleExample(
      of: "repeated-point", isBad: false,
      "a closed ring", facts: [],
      #"""
      map3D:
        mode: hybrid
        polygons:
          - path:
              - {latitude: 37, longitude: -122}
              - {latitude: 37, longitude: -123}
              - {latitude: 38, longitude: -123}
              - {latitude: 37, longitude: -122}

      """#),
  ]
}
