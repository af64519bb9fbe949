// Written by `swift run navlint-dev generate` from docs/Rules/no-quick-way-back.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let noQuickWayBack = [
    RuleExample(
      of: "no-quick-way-back", isBad: true,
      "neither button", facts: ["LINT-09", "X-UI-07"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: false
      #                          ^^^^^ warning[no-quick-way-back]: `navigation.ui.recenterButtonEnabled` is `false`, the compass is off, and the map can be scrolled (heuristic): the driver cannot get back to the following view quickly (LINT-09, X-UI-07)
          compassButton: false

      """#),
    RuleExample(
      of: "no-quick-way-back", isBad: true,
      "the compass is left", facts: ["LINT-09"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: false
      #                          ^^^^^ warning[no-way-back-to-following]: `recenterButtonEnabled` is `false` while `scrollGestures` is by default `true`: who scrolls the map cannot return to following with one tap (X-UI-07)
          compassButton: true

      """#),
    RuleExample(
      of: "no-quick-way-back", isBad: false,
      "the recenter button is left", facts: ["LINT-09", "X-UI-07"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: true
          compassButton: false

      """#),
  ]
}
