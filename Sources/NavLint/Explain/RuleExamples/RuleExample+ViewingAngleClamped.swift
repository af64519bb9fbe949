// Written by `swift run navlint-dev generate` from docs/Rules/viewing-angle-clamped.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let viewingAngleClamped = [
    RuleExample(
      of: "viewing-angle-clamped", isBad: true,
      "far from the ground", facts: ["X-MAP-05"],
      #"""
      navigation:
        camera:
          position: {latitude: 37.7955, longitude: -122.3937, zoom: 10, viewingAngle: 45}
      #                                                                               ^^ warning[viewing-angle-clamped]: `viewingAngle` is 45, and the SDK clamps it at 30 degrees up to zoom level 10 (X-MAP-05)

      """#),
    RuleExample(
      of: "viewing-angle-clamped", isBad: false,
      "nearer", facts: ["X-MAP-05"],
      #"""
      navigation:
        camera:
          position: {latitude: 37.7955, longitude: -122.3937, zoom: 10.5, viewingAngle: 45}

      """#),
  ]
}
