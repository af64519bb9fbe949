// Written by `swift run navlint-dev generate` from docs/Rules/missing-altitude.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let missingAltitude = [
    RuleExample(
      of: "missing-altitude", isBad: true,
      "a marker above the ground", facts: ["X-3D-20"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
      #     ^^^^^^^^ warning[missing-altitude]: no `altitude` is given, but `altitudeMode` is `relativeToGround`; what the SDK then takes is not documented (X-3D-20)
            altitudeMode: relativeToGround

      """#),
    RuleExample(
      of: "missing-altitude", isBad: false,
      "an altitude of 0", facts: ["X-3D-20"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937, altitude: 0}
            altitudeMode: relativeToGround

      """#),
  ]
}
