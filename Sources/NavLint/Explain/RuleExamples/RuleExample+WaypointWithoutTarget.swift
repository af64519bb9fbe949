// Written by `swift run navlint-dev generate` from docs/Rules/waypoint-without-target.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let waypointWithoutTarget = [
    RuleExample(
      of: "waypoint-without-target", isBad: true,
      "nowhere", facts: ["X-RT-10"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
      #     ^^^^^ error[waypoint-without-target]: the waypoint has no target: give it a `location` or a `placeID` (X-RT-10)
            vehicleStopover: true
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA

      """#),
    RuleExample(
      of: "waypoint-without-target", isBad: false,
      "a place id", facts: ["X-RT-10"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w

      """#),
  ]
}
