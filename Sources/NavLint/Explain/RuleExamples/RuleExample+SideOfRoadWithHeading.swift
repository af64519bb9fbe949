// Written by `swift run navlint-dev generate` from docs/Rules/side-of-road-with-heading.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let sideOfRoadWithHeading = [
    RuleExample(
      of: "side-of-road-with-heading", isBad: true,
      "both", facts: ["X-RT-12"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            location: {latitude: 37.7955, longitude: -122.3937}
            preferSameSideOfRoad: true
            preferredHeading: 0
      #     ^^^^^^^^^^^^^^^^ error[side-of-road-with-heading]: `preferredHeading` and `preferSameSideOfRoad` exclude each other: the SDK silently clears one of them (X-RT-12)
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA

      """#),
    RuleExample(
      of: "side-of-road-with-heading", isBad: false,
      "the heading is unset", facts: ["X-RT-12"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            location: {latitude: 37.7955, longitude: -122.3937}
            preferSameSideOfRoad: true
            preferredHeading: -1
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA

      """#),
  ]
}
