// Written by `swift run navlint-dev generate` from docs/Rules/target-distance-with-alternates.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let targetDistanceWithAlternates = [
    RuleExample(
      of: "target-distance-with-alternates", isBad: true,
      "even the default", facts: ["X-RT-02"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [12000]
          alternateRoutesStrategy: all
      #   ^^^^^^^^^^^^^^^^^^^^^^^ error[target-distance-with-alternates]: `alternateRoutesStrategy` and `targetDistancesMeters` exclude each other; keep one (X-RT-02)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "target-distance-with-alternates", isBad: false,
      "the distance alone", facts: ["X-RT-02"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [12000]
          avoidsFerries: true

      """#),
  ]
}
