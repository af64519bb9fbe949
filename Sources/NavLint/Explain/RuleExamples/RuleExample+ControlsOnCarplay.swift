// Written by `swift run navlint-dev generate` from docs/Rules/controls-on-carplay.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let controlsOnCarplay = [
    RuleExample(
      of: "controls-on-carplay", isBad: true,
      "what is on by default", facts: [],
      #"""
      target: carPlay
      navigation:
        ui:
      # ^^ warning[controls-on-carplay]: `navigationFooterEnabled`, `recenterButtonEnabled` and `compassButton` are left on for CarPlay, where nobody can touch the map; write `false`
          navigationHeaderEnabled: false
          compassButton: true
          navigationReportIncidentButtonEnabled: false

      """#),
    RuleExample(
      of: "controls-on-carplay", isBad: false,
      "all off", facts: [],
      #"""
      target: carPlay
      navigation:
        ui:
          navigationHeaderEnabled: false
          navigationFooterEnabled: false
          compassButton: false
          recenterButtonEnabled: false
          navigationReportIncidentButtonEnabled: false

      """#),
  ]
}
