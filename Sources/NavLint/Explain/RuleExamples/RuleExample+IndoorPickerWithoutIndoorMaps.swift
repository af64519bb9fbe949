// Written by `swift run navlint-dev generate` from docs/Rules/indoor-picker-without-indoor-maps.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let indoorPickerWithoutIndoorMaps = [
    RuleExample(
      of: "indoor-picker-without-indoor-maps", isBad: true,
      "nothing to pick", facts: ["X-UI-14"],
      #"""
      navigation:
        mapView:
          indoorEnabled: false
        ui:
          indoorPicker: true
      #   ^^^^^^^^^^^^ note[indoor-picker-without-indoor-maps]: `indoorPicker` is `true` and has nothing to pick: `indoorEnabled` is `false` (X-UI-14)

      """#),
    RuleExample(
      of: "indoor-picker-without-indoor-maps", isBad: false,
      "both off", facts: ["X-UI-14"],
      #"""
      navigation:
        mapView:
          indoorEnabled: false
        ui:
          indoorPicker: false

      """#),
  ]
}
