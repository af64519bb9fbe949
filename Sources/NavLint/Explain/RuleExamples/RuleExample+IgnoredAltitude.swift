// Written by `swift run navlint-dev generate` from docs/Rules/ignored-altitude.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let ignoredAltitude = [
    RuleExample(
      of: "ignored-altitude", isBad: true,
      "the default mode", facts: ["X-3D-01"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937, altitude: 30}
      #                                                         ^^^^^^^^ warning[ignored-altitude]: `altitude` has no effect: `altitudeMode` is by default `clampToGround`, which ignores it (X-3D-01)

      """#),
    RuleExample(
      of: "ignored-altitude", isBad: false,
      "a mode that counts the altitude", facts: ["X-3D-01"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937, altitude: 30}
            altitudeMode: relativeToGround

      """#),
  ]
}
