// Written by `swift run navlint-dev generate` from docs/Rules/ferries-avoided-by-default.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let ferriesAvoidedByDefault = [
    RuleExample(
      of: "ferries-avoided-by-default", isBad: true,
      "tolls alone", facts: ["X-RT-19"],
      #"""
      navigation:
        routing:
      # ^^^^^^^ note[ferries-avoided-by-default]: `avoidsFerries` is not set and is `true` by default, unlike `avoidsTolls` and `avoidsHighways`: routes leave ferries out (X-RT-19)
          avoidsTolls: true

      """#),
    RuleExample(
      of: "ferries-avoided-by-default", isBad: false,
      "ferries are written", facts: ["X-RT-19"],
      #"""
      navigation:
        routing:
          avoidsTolls: true
          avoidsFerries: true

      """#),
  ]
}
