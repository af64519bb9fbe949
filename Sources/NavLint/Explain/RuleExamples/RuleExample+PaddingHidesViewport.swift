// Written by `swift run navlint-dev generate` from docs/Rules/padding-hides-viewport.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let paddingHidesViewport = [
    RuleExample(
      of: "padding-hides-viewport", isBad: true,
      "nothing is left between top and bottom", facts: ["LINT-08"],
      #"""
      navigation:
        mapView:
          size:
            width: 390
            height: 600
          padding:
      #   ^^^^^^^ error[padding-hides-viewport]: `navigation.mapView.padding` leaves nothing of the map view, whose size is declared (heuristic): a viewport that is removed may conflict with Google's policy (LINT-08)
            top: 300
            bottom: 300

      """#),
    RuleExample(
      of: "padding-hides-viewport", isBad: false,
      "one point is left", facts: ["LINT-08"],
      #"""
      navigation:
        mapView:
          size:
            width: 390
            height: 601
          padding:
            top: 300
            bottom: 300

      """#),
  ]
}
