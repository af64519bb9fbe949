// Written by `swift run navlint-dev generate` from docs/Rules/target-distance-with-other-strategy.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let targetDistanceWithOtherStrategy = [
    RuleExample(
      of: "target-distance-with-other-strategy", isBad: true,
      "even the default", facts: ["X-RT-03"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [12000]
          routingStrategy: defaultBest
      #                    ^^^^^^^^^^^ error[target-distance-with-other-strategy]: `routingStrategy` cannot be `defaultBest` beside `targetDistancesMeters`, which sets `deltaToTargetDistance` (X-RT-03)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "target-distance-with-other-strategy", isBad: false,
      "the strategy that belongs to it", facts: ["X-RT-03"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [12000]
          routingStrategy: deltaToTargetDistance
          avoidsFerries: true

      """#),
  ]
}
