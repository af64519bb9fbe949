// Written by `swift run navlint-dev generate` from docs/Rules/stopover-travel-mode.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let stopoverTravelMode = [
    RuleExample(
      of: "stopover-travel-mode", isBad: true,
      "on foot", facts: ["X-RT-15"],
      #"""
      navigation:
        travelMode: walking
      #             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `walking`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
            vehicleStopover: true
      #     ^^^^^^^^^^^^^^^ warning[stopover-travel-mode]: `vehicleStopover` has no effect: `travelMode` is `walking`, and the SDK moves stops for `driving` and `twoWheeler` alone (X-RT-15)

      """#),
    RuleExample(
      of: "stopover-travel-mode", isBad: false,
      "by car", facts: ["X-RT-15"],
      #"""
      navigation:
        travelMode: driving
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
            vehicleStopover: true

      """#),
  ]
}
