// Written by `swift run navlint-dev generate` from docs/Rules/wrong-type.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let wrongType = [
    RuleExample(
      of: "wrong-type", isBad: true,
      "text where a number or a Boolean belongs", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: "37.7955", longitude: -122.3937}
      #                          ^^^^^^^^^ error[wrong-type]: `latitude` is the text `37.7955`; a number stands without quotes
      navigation:
        ui:
          compassButton: "true"
      #                  ^^^^^^ error[wrong-type]: `compassButton` is the text `true`; a Boolean stands without quotes

      """#),
    RuleExample(
      of: "wrong-type", isBad: true,
      "a fraction where the SDK counts", facts: ["X-3D-03"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionPriority: 1.5
      #                        ^^^ error[wrong-type]: `collisionPriority` is `1.5`; the SDK takes a whole number here (X-3D-03)

      """#),
    RuleExample(
      of: "wrong-type", isBad: true,
      "part of a metre", facts: ["X-RT-05"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [1200.5]
      #                           ^^^^^^ error[wrong-type]: entry 1 of `targetDistancesMeters` is `1200.5`; the SDK takes a whole number here (X-RT-05)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "wrong-type", isBad: false,
      "whole numbers in any spelling", facts: ["X-3D-03"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            collisionBehavior: optionalAndHidesLowerPriority
            collisionPriority: 2.0

      """#),
    RuleExample(
      of: "wrong-type", isBad: false,
      "a whole number of metres", facts: ["X-RT-05"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [1200]
          avoidsFerries: true

      """#),
  ]
}
