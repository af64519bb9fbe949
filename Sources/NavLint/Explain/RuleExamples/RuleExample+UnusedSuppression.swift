// Written by `swift run navlint-dev generate` from docs/Rules/unused-suppression.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unusedSuppression = [
    RuleExample(
      of: "unused-suppression", isBad: true,
      "nothing to silence", facts: [],
      #"""
      navigation:
        ui:
          compassButton: true # navlint: allow unknown-key
      #                                        ^^^^^^^^^^^ warning[unused-suppression]: `unknown-key` is allowed here but is not found

      """#),
    RuleExample(
      of: "unused-suppression", isBad: false,
      "on the line, on the line before, for a whole value, for the whole file", facts: [],
      #"""
      # navlint: allow-file deprecated-key -- the app is moved to the new names with 11
      navigation:
        # navlint: allow unknown-value
        travelMode: trucking
        ui: # navlint: allow unknown-key, wrong-type
          compassButtn: true
          indoorPicker: "true"
        mapView: {navigationMapStyle: night}

      """#),
  ]
}
