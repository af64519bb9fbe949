// Written by `swift run navlint-dev generate` from docs/Rules/repeated-waypoint.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let repeatedWaypoint = [
    RuleExample(
      of: "repeated-waypoint", isBad: true,
      "one place twice", facts: ["X-RT-09"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
          - title: The same again
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w

      """#),
    RuleExample(
      of: "repeated-waypoint", isBad: false,
      "there and back", facts: ["X-RT-09"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w

      """#),
  ]
}
