// Written by `swift run navlint-dev generate` from docs/Rules/camera-outside-restrictions.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let cameraOutsideRestrictions = [
    RuleExample(
      of: "camera-outside-restrictions", isBad: true,
      "tilted further than allowed", facts: ["X-3D-19"],
      #"""
      map3D:
        mode: hybrid
        camera:
          center: {latitude: 37.7955, longitude: -122.3937}
          tilt: 75
      #         ^^ warning[camera-outside-restrictions]: the camera's `tilt` is 75, above the restrictions' `max` of 60 (X-3D-19)
        cameraRestrictions:
          tilt: {min: 0, max: 60}

      """#),
    RuleExample(
      of: "camera-outside-restrictions", isBad: false,
      "on the limits", facts: ["X-3D-19"],
      #"""
      map3D:
        mode: hybrid
        camera:
          center: {latitude: 48.81, longitude: 2.42, altitude: 1000}
          heading: 360
          tilt: 60
          range: 400
        cameraRestrictions:
          altitude: {min: 0, max: 1000}
          bounds: {south: 48.81, west: 2.2, north: 48.9, east: 2.42}
          heading: {min: 0, max: 90}
          tilt: {min: 0, max: 60}

      """#),
  ]
}
