// Written by `swift run navlint-dev generate` from docs/Rules/route-token-with-options.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let routeTokenWithOptions = [
    RuleExample(
      of: "route-token-with-options", isBad: true,
      "a strategy beside a token", facts: ["X-RT-17"],
      #"""
      navigation:
        routing:
          routeToken: CqMCCj
          routingStrategy: defaultBest
      #   ^^^^^^^^^^^^^^^ error[route-token-with-options]: `routingStrategy` and `routeToken` exclude each other: the token names a route that is already planned (X-RT-17)
          alternateRoutesStrategy: none
      #   ^^^^^^^^^^^^^^^^^^^^^^^ error[route-token-with-options]: `alternateRoutesStrategy` and `routeToken` exclude each other: the token names a route that is already planned (X-RT-17)
          avoidsFerries: true

      """#),
    RuleExample(
      of: "route-token-with-options", isBad: false,
      "the token alone", facts: ["X-RT-17"],
      #"""
      navigation:
        routing:
          routeToken: CqMCCj
          avoidsTolls: true
          avoidsFerries: true

      """#),
  ]
}
