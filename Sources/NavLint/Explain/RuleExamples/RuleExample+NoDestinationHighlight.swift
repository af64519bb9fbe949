// Written by `swift run navlint-dev generate` from docs/Rules/no-destination-highlight.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let noDestinationHighlight = [
    RuleExample(
      of: "no-destination-highlight", isBad: true,
      "coordinates alone", facts: ["X-RT-18"],
      #"""
      navigation:
        waypoints:
      # ^^^^^^^^^ note[no-destination-highlight]: no waypoint has a `placeID`, so no building is highlighted at a destination (X-RT-18)
          - title: Ferry Building
            location: {latitude: 37.7955, longitude: -122.3937}

      """#),
    RuleExample(
      of: "no-destination-highlight", isBad: false,
      "a place id", facts: ["X-RT-18"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
          - title: City Hall
            location: {latitude: 37.7793, longitude: -122.4193}

      """#),
  ]
}
