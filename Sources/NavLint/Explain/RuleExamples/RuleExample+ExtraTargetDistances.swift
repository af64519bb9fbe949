// Written by `swift run navlint-dev generate` from docs/Rules/extra-target-distances.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let extraTargetDistances = [
    RuleExample(
      of: "extra-target-distances", isBad: true,
      "one for each destination", facts: ["X-RT-06"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [12000, 3500]
      #                                  ^^^^ warning[extra-target-distances]: `targetDistancesMeters` has 2 entries; the SDK uses the first one alone (X-RT-06)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "extra-target-distances", isBad: false,
      "one distance", facts: ["X-RT-06"],
      #"""
      navigation:
        routing:
          targetDistancesMeters: [12000]
          avoidsFerries: true

      """#),
  ]
}
