// Written by `swift run navlint-dev generate` from docs/Rules/my-location-button-without-location.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let myLocationButtonWithoutLocation = [
    RuleExample(
      of: "my-location-button-without-location", isBad: true,
      "a plain map without the location", facts: ["X-MAP-13"],
      #"""
      navigation:
        enabled: false
        mapView: {}
        ui:
          myLocationButton: true
      #   ^^^^^^^^^^^^^^^^ warning[my-location-button-without-location]: `myLocationButton` does nothing: navigation is off and `myLocationEnabled` is by default `false`, so that no location is known (X-MAP-13)

      """#),
    RuleExample(
      of: "my-location-button-without-location", isBad: false,
      "the location is shown", facts: ["X-MAP-13"],
      #"""
      navigation:
        enabled: false
        mapView: {myLocationEnabled: true}
        ui:
          myLocationButton: true

      """#),
  ]
}
