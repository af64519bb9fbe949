// Written by `swift run navlint-dev generate` from docs/Rules/inverted-range.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invertedRange = [
    RuleExample(
      of: "inverted-range", isBad: true,
      "altitude, tilt and latitude", facts: ["X-3D-18"],
      #"""
      map3D:
        mode: hybrid
        cameraRestrictions:
          altitude: {min: 5000, max: 100}
      #                   ^^^^ error[inverted-range]: `min` is 5000, above the `max` of 100; such a range cannot be built (X-3D-18)
          tilt:
            max: 30
            min: 60
      #          ^^ error[inverted-range]: `min` is 60, above the `max` of 30; such a range cannot be built (X-3D-18)
          bounds: {south: 48.9, north: 48.8}
      #                   ^^^^ error[inverted-range]: `south` is 48.9, above the `north` of 48.8; such a range cannot be built (X-3D-18)

      """#),
    RuleExample(
      of: "inverted-range", isBad: false,
      "equal limits", facts: ["X-3D-18"],
      #"""
      map3D:
        mode: hybrid
        cameraRestrictions:
          altitude: {min: 100, max: 100}
          tilt: {min: 0, max: 0}

      """#),
  ]
}
