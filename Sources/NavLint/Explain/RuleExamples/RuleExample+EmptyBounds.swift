// Written by `swift run navlint-dev generate` from docs/Rules/empty-bounds.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let emptyBounds = [
    RuleExample(
      of: "empty-bounds", isBad: true,
      "no room from south to north", facts: [],
      #"""
      map3D:
        mode: hybrid
        cameraRestrictions:
          bounds: {south: 48.8, west: 2.2, north: 48.8, east: 2.4}
      #                   ^^^^ warning[empty-bounds]: `south` and `north` are one and the same, which leaves no room between them

      """#),
    RuleExample(
      of: "empty-bounds", isBad: false,
      "the whole way round", facts: [],
      #"""
      map3D:
        mode: hybrid
        cameraRestrictions:
          bounds: {south: -90, west: -180, north: 90, east: 180}

      """#),
  ]
}
