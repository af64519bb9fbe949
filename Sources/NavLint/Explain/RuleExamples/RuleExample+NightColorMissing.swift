// Written by `swift run navlint-dev generate` from docs/Rules/night-color-missing.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let nightColorMissing = [
    RuleExample(
      of: "night-color-missing", isBad: true,
      "the day alone", facts: ["X-UI-04"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ note[night-color-missing]: `navigationHeaderPrimaryBackgroundColor` is used at night too: `navigationHeaderPrimaryBackgroundColorNightMode` is not set (X-UI-04)
          navigationHeaderSecondaryBackgroundColor: "#185ABC"
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ note[night-color-missing]: `navigationHeaderSecondaryBackgroundColor` is used at night too: `navigationHeaderSecondaryBackgroundColorNightMode` is not set (X-UI-04)

      """#),
    RuleExample(
      of: "night-color-missing", isBad: false,
      "day and night", facts: ["X-UI-04"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#0B3D91"

      """#),
  ]
}
