// Written by `swift run navlint-dev generate` from docs/Rules/ignored-collision-priority.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let ignoredCollisionPriority = [
    RuleExample(
      of: "ignored-collision-priority", isBad: true,
      "the default behaviour", facts: ["X-3D-02"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionPriority: 10
      #     ^^^^^^^^^^^^^^^^^ warning[ignored-collision-priority]: `collisionPriority` has no effect: `collisionBehavior` is by default `required`, and priorities count between `optionalAndHidesLowerPriority` markers alone (X-3D-02)

      """#),
    RuleExample(
      of: "ignored-collision-priority", isBad: false,
      "an optional marker", facts: ["X-3D-02"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionBehavior: optionalAndHidesLowerPriority
            collisionPriority: 10

      """#),
  ]
}
