// Written by `swift run navlint-dev generate` from docs/Rules/swapped-coordinates.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let swappedCoordinates = [
    RuleExample(
      of: "swapped-coordinates", isBad: true,
      "one of four", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 59.3402, longitude: 18.0521}
          - position: {latitude: 59.334, longitude: 18.0632}
          - position: {latitude: 18.0611, longitude: 59.3299}
      #                          ^^^^^^^ warning[swapped-coordinates]: `latitude` and `longitude` look swapped: the other way round the place lies among the document's others
          - position: {latitude: 59.3368, longitude: 18.059}

      """#),
    RuleExample(
      of: "swapped-coordinates", isBad: false,
      "somewhere else altogether", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 59.3402, longitude: 18.0521}
          - position: {latitude: 59.334, longitude: 18.0632}
          - position: {latitude: 23.5880, longitude: 58.3829}

      """#),
  ]
}
