// Written by `swift run navlint-dev generate` from docs/Rules/no-way-back-from-zoom.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let noWayBackFromZoom = [
    RuleExample(
      of: "no-way-back-from-zoom", isBad: true,
      "neither button", facts: ["LINT-09"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: false
      #                          ^^^^^ note[no-way-back-from-zoom]: `navigation.ui.recenterButtonEnabled` is `false`, the compass is off, and the map can be zoomed (heuristic): the driver cannot get back to the following view quickly (LINT-09)
          compassButton: false
          scrollGestures: false
      #   ^^^^^^^^^^^^^^ note[zoom-without-panning]: `scrollGestures` is `false` while `zoomGestures` is by default `true`: taps and pinches zoom without panning the map

      """#),
    RuleExample(
      of: "no-way-back-from-zoom", isBad: true,
      "the compass is left", facts: ["LINT-09"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: false
          compassButton: true
          scrollGestures: false
      #   ^^^^^^^^^^^^^^ note[zoom-without-panning]: `scrollGestures` is `false` while `zoomGestures` is by default `true`: taps and pinches zoom without panning the map

      """#),
    RuleExample(
      of: "no-way-back-from-zoom", isBad: false,
      "no gesture leaves the following view", facts: ["LINT-09"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: false
          compassButton: false
          scrollGestures: false
          zoomGestures: false

      """#),
  ]
}
