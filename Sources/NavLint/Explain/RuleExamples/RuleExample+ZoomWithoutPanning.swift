// Written by `swift run navlint-dev generate` from docs/Rules/zoom-without-panning.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let zoomWithoutPanning = [
    RuleExample(
      of: "zoom-without-panning", isBad: true,
      "zoom alone", facts: ["X-UI-06"],
      #"""
      navigation:
        ui:
          scrollGestures: false
      #   ^^^^^^^^^^^^^^ note[zoom-without-panning]: `scrollGestures` is `false` while `zoomGestures` is `true`: taps and pinches zoom without panning the map (X-UI-06)
          zoomGestures: true

      """#),
    RuleExample(
      of: "zoom-without-panning", isBad: false,
      "both off", facts: ["X-UI-06"],
      #"""
      navigation:
        ui:
          scrollGestures: false
          zoomGestures: false

      """#),
  ]
}
