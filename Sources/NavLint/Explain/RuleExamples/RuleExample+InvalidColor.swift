// Written by `swift run navlint-dev generate` from docs/Rules/invalid-color.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidColor = [
    RuleExample(
      of: "invalid-color", isBad: true,
      "three digits, no sign, a near name", facts: [],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#17E"
      #                                           ^^^^^^ error[invalid-color]: `navigationHeaderPrimaryBackgroundColor` is `#17E`, which is no colour; did you mean `#1177EE`?
      ---
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: 1A73E8
      #                                           ^^^^^^ error[invalid-color]: `navigationHeaderPrimaryBackgroundColor` is `1A73E8`, which is no colour; did you mean `#1A73E8`?
      ---
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: darkgray
      #                                           ^^^^^^^^ error[invalid-color]: `navigationHeaderPrimaryBackgroundColor` is `darkgray`, which is no colour; did you mean `darkGray`?

      """#),
    RuleExample(
      of: "invalid-color", isBad: false,
      "the four spellings", facts: [],
      #"""
      navigation:
        ui:
          navigationHeaderLargeManeuverIconColor: "#1A73E8"
      ---
      navigation:
        ui:
          navigationHeaderLargeManeuverIconColor: "#1A73E880"
      ---
      navigation:
        ui:
          navigationHeaderLargeManeuverIconColor: 0x1A73E8
      ---
      navigation:
        ui:
          navigationHeaderLargeManeuverIconColor: darkGray

      """#),
  ]
}
