// Written by `swift run navlint-dev generate` from docs/Rules/missing-key.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let missingKey = [
    RuleExample(
      of: "missing-key", isBad: true,
      "a position without longitude", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955}
      #               ^ error[missing-key]: position has no `longitude`; a place needs both coordinates

      """#),
    RuleExample(
      of: "missing-key", isBad: true,
      "a 3D map without mode", facts: ["X-3D-10"],
      #"""
      map3D:
        markers: []
      # ^^^^^^^ error[missing-key]: 3D map has no `mode`; the map fails to load without one (X-3D-10)

      """#),
    RuleExample(
      of: "missing-key", isBad: false,
      "all there, one of them merged", facts: [],
      #"""
      x-place: &place {latitude: 37.7955}
      map3D:
        mode: hybrid
        markers:
          - position: {<<: *place, longitude: -122.3937}

      """#),
    RuleExample(
      of: "missing-key", isBad: false,
      "a mode", facts: ["X-3D-10"],
      #"""
      map3D: {mode: satellite}

      """#),
  ]
}
