// Written by `swift run navlint-dev generate` from docs/Rules/shorter-with-hidden-alternates.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let shorterWithHiddenAlternates = [
    RuleExample(
      of: "shorter-with-hidden-alternates", isBad: true,
      "no alternates", facts: ["X-RT-01"],
      #"""
      navigation:
        routing:
          routingStrategy: shorter
          alternateRoutesStrategy: none
      #                            ^^^^ error[shorter-with-hidden-alternates]: `alternateRoutesStrategy` cannot be `none` beside the routing strategy `shorter`: the SDK gives unexpected routes; use `all` (X-RT-01)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "shorter-with-hidden-alternates", isBad: false,
      "all alternates", facts: ["X-RT-01"],
      #"""
      navigation:
        routing:
          routingStrategy: shorter
          avoidsFerries: true

      """#),
  ]
}
