// Written by `swift run navlint-dev generate` from docs/Rules/target-distance-missing.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let targetDistanceMissing = [
    RuleExample(
      of: "target-distance-missing", isBad: true,
      "no distance", facts: ["X-RT-04"],
      #"""
      navigation:
        routing:
          routingStrategy: deltaToTargetDistance
      #                    ^^^^^^^^^^^^^^^^^^^^^ warning[target-distance-missing]: `routingStrategy` is `deltaToTargetDistance`, but `targetDistancesMeters` is not given: the SDK has nothing to compare routes with (X-RT-04)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "target-distance-missing", isBad: false,
      "a distance", facts: ["X-RT-04"],
      #"""
      navigation:
        routing:
          routingStrategy: deltaToTargetDistance
          targetDistancesMeters: [12000]
          avoidsFerries: true

      """#),
  ]
}
