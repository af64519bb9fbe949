// Written by `swift run navlint-dev generate` from docs/Rules/duplicate-key.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let duplicateKey = [
    RuleExample(
      of: "duplicate-key", isBad: true,
      "twice in one mapping", facts: [],
      #"""
      navigation:
        ui:
          compassButton: true
          compassButton: false
      #   ^^^^^^^^^^^^^ error[duplicate-key]: key `compassButton` is already set in this mapping

      """#),
    RuleExample(
      of: "duplicate-key", isBad: false,
      "one name in two mappings, and a merge that is overridden", facts: [],
      #"""
      x-place: &place {latitude: 37.7955, longitude: -122.3937}
      map3D:
        mode: hybrid
        markers:
          - id: one
            position: *place
          - id: two
            position: {<<: *place, longitude: -122.4}

      """#),
  ]
}
