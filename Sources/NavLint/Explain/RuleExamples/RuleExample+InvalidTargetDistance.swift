// Written by `swift run navlint-dev generate` from docs/Rules/invalid-target-distance.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidTargetDistance = [
    RuleExample(
      of: "invalid-target-distance", isBad: true,
      "no distance", facts: ["X-RT-05"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [0]
      #                           ^ error[invalid-target-distance]: the first target distance is 0; the SDK goes back to its best routes unless it is a positive whole number (X-RT-05)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "invalid-target-distance", isBad: false,
      "a metre", facts: ["X-RT-05"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [1]
          avoidsFerries: true

      """#),
  ]
}
