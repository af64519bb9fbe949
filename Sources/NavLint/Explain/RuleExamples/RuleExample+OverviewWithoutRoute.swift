// Written by `swift run navlint-dev generate` from docs/Rules/overview-without-route.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let overviewWithoutRoute = [
    RuleExample(
      of: "overview-without-route", isBad: true,
      "no waypoints", facts: ["X-MAP-09"],
      #"""
      navigation:
        camera:
          mode: overview
      #         ^^^^^^^^ warning[overview-without-route]: the camera's `mode` is `overview`, but there is no route to show: no `waypoints` are given (X-MAP-09)

      """#),
    RuleExample(
      of: "overview-without-route", isBad: false,
      "a destination", facts: ["X-MAP-09"],
      #"""
      navigation:
        camera:
          mode: overview
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w

      """#),
  ]
}
