// Written by `swift run navlint-dev generate` from docs/Rules/arrival-side-needs-location.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let arrivalSideNeedsLocation = [
    RuleExample(
      of: "arrival-side-needs-location", isBad: true,
      "a place id alone", facts: ["X-RT-14"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
            preferSameSideOfRoad: true
      #     ^^^^^^^^^^^^^^^^^^^^ warning[arrival-side-needs-location]: `preferSameSideOfRoad` needs a `location`; this waypoint has a `placeID` alone (X-RT-14)
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
            preferredHeading: 90
      #     ^^^^^^^^^^^^^^^^ warning[arrival-side-needs-location]: `preferredHeading` needs a `location`; this waypoint has a `placeID` alone (X-RT-14)

      """#),
    RuleExample(
      of: "arrival-side-needs-location", isBad: false,
      "coordinates beside it", facts: ["X-RT-14"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            location: {latitude: 37.7955, longitude: -122.3937}
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
            preferSameSideOfRoad: true

      """#),
  ]
}
