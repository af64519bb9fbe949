// Written by `swift run navlint-dev generate` from docs/Rules/waypoint-with-two-targets.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let waypointWithTwoTargets = [
    RuleExample(
      of: "waypoint-with-two-targets", isBad: true,
      "before 10.10", facts: ["X-RT-11"],
      #"""
      sdk: {navigation: "10.9"}
      navigation:
        waypoints:
          - title: Ferry Building
            location: {latitude: 37.7955, longitude: -122.3937}
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      #     ^^^^^^^ error[waypoint-with-two-targets]: a waypoint takes either `location` or `placeID` before SDK 10.10, and the document is for SDK 10.9 (X-RT-11)

      """#),
    RuleExample(
      of: "waypoint-with-two-targets", isBad: false,
      "from 10.10 on", facts: ["X-RT-11"],
      #"""
      sdk: {navigation: 10.10}
      navigation:
        waypoints:
          - title: Ferry Building
            location: {latitude: 37.7955, longitude: -122.3937}
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w

      """#),
  ]
}
