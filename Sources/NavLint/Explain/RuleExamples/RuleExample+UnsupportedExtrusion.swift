// Written by `swift run navlint-dev generate` from docs/Rules/unsupported-extrusion.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unsupportedExtrusion = [
    RuleExample(
      of: "unsupported-extrusion", isBad: true,
      "on the ground by default", facts: ["X-3D-05"],
      #"""
      map3D:
        mode: hybrid
        markers3D:
          - position: {latitude: 37.7955, longitude: -122.3937}
            extruded: true
      #     ^^^^^^^^ error[unsupported-extrusion]: `extruded` connects what is above the ground to it, but `altitudeMode` is by default `clampToGround`; use `relativeToGround` or `absolute` (X-3D-05)

      """#),
    RuleExample(
      of: "unsupported-extrusion", isBad: true,
      "above buildings", facts: ["X-3D-06"],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39, altitude: 5}
              - {latitude: 37.8, longitude: -122.4, altitude: 5}
            altitudeMode: relativeToMesh
            extruded: true
      #     ^^^^^^^^ warning[unsupported-extrusion]: `extruded` is documented for `relativeToGround` and `absolute` alone, but `altitudeMode` is `relativeToMesh` (X-3D-06)

      """#),
    RuleExample(
      of: "unsupported-extrusion", isBad: false,
      "above the ground", facts: ["X-3D-05"],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39, altitude: 5}
              - {latitude: 37.8, longitude: -122.4, altitude: 5}
            altitudeMode: relativeToGround
            extruded: true

      """#),
    RuleExample(
      of: "unsupported-extrusion", isBad: false,
      "above the sea", facts: ["X-3D-06"],
      #"""
      map3D:
        mode: hybrid
        polygons:
          - path:
              - {latitude: 37.79, longitude: -122.39, altitude: 5}
              - {latitude: 37.8, longitude: -122.4, altitude: 5}
              - {latitude: 37.8, longitude: -122.39, altitude: 5}
            altitudeMode: absolute
            extruded: true

      """#),
  ]
}
