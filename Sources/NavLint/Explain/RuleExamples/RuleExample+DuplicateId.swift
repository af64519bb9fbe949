// Written by `swift run navlint-dev generate` from docs/Rules/duplicate-id.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let duplicateId = [
    RuleExample(
      of: "duplicate-id", isBad: true,
      "twice in one list", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - {id: depot, position: {latitude: 59.1, longitude: 18.1}}
          - {id: 7, position: {latitude: 59.2, longitude: 18.2}}
          - {id: depot, position: {latitude: 59.3, longitude: 18.3}}
      #          ^^^^^ error[duplicate-id]: the id `depot` is taken already
          - {id: "7", position: {latitude: 59.4, longitude: 18.4}}
      #          ^^^ error[duplicate-id]: the id `7` is taken already

      """#),
    RuleExample(
      of: "duplicate-id", isBad: false,
      "merged, with an id of its own", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - &depot {id: depot, position: {latitude: 59.1, longitude: 18.1}}
          - {<<: *depot, id: Depot, position: {latitude: 59.2, longitude: 18.2}}

      """#),
  ]
}
