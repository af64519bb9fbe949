// Written by `swift run navlint-dev generate` from docs/Rules/invisible-outer-color.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invisibleOuterColor = [
    RuleExample(
      of: "invisible-outer-color", isBad: true,
      "no width is given", facts: ["X-3D-09"],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
            outerColor: blue
      #     ^^^^^^^^^^ note[invisible-outer-color]: `outerColor` cannot be seen: `outerWidth` is by default `0` (X-3D-09)

      """#),
    RuleExample(
      of: "invisible-outer-color", isBad: false,
      "a width", facts: ["X-3D-09"],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
            outerColor: blue
            outerWidth: 0.2

      """#),
  ]
}
