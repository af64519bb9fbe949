// Written by `swift run navlint-dev generate` from docs/Rules/header-look-without-header.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let headerLookWithoutHeader = [
    RuleExample(
      of: "header-look-without-header", isBad: true,
      "the header is off", facts: ["X-UI-03"],
      #"""
      navigation:
        customGuidance: {turns: true}
        ui:
          navigationHeaderEnabled: false
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[header-look-without-header]: `navigationHeaderPrimaryBackgroundColor` has no effect: `navigationHeaderEnabled` is `false` (X-UI-03)
          navigationHeaderNextStepFont: {family: system, size: 18}
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[header-look-without-header]: `navigationHeaderNextStepFont` has no effect: `navigationHeaderEnabled` is `false` (X-UI-03)
          navigationHeaderBackgroundAlpha: 0.9
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[header-look-without-header]: `navigationHeaderBackgroundAlpha` has no effect: `navigationHeaderEnabled` is `false` (X-UI-03)

      """#),
    RuleExample(
      of: "header-look-without-header", isBad: false,
      "the header is on", facts: ["X-UI-03"],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderPrimaryBackgroundColorNightMode: "#0B3D91"
          navigationHeaderNextStepFont: {family: system, size: 18}

      """#),
  ]
}
