// Written by `swift run navlint-dev generate` from docs/Rules/missing-collision-priority.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let missingCollisionPriority = [
    RuleExample(
      of: "missing-collision-priority", isBad: true,
      "two kinds of markers", facts: ["X-3D-04"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionBehavior: optionalAndHidesLowerPriority
        markers3D:
          - position: {latitude: 37.7955, longitude: -122.3937}
      #     ^^^^^^^^ note[missing-collision-priority]: no `collisionPriority` says whether this marker or another at the same place is shown (X-3D-04)
            collisionBehavior: optionalAndHidesLowerPriority

      """#),
    RuleExample(
      of: "missing-collision-priority", isBad: false,
      "a priority", facts: ["X-3D-04"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionBehavior: optionalAndHidesLowerPriority
            collisionPriority: 1
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionBehavior: optionalAndHidesLowerPriority
            collisionPriority: 2

      """#),
  ]
}
