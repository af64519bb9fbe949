// Written by `swift run navlint-dev generate` from docs/Rules/null-island.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let nullIsland = [
    RuleExample(
      of: "null-island", isBad: true,
      "nobody filled it in", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 0, longitude: 0.0}
      #                          ^ note[null-island]: latitude 0 and longitude 0 lie in the open Atlantic; were they filled in?

      """#),
    RuleExample(
      of: "null-island", isBad: false,
      "on the equator", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 0, longitude: 6.7273}

      """#),
  ]
}
