// Written by `swift run navlint-dev generate` from docs/Rules/unknown-value.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unknownValue = [
    RuleExample(
      of: "unknown-value", isBad: true,
      "misspelt", facts: [],
      #"""
      map3D:
        mode: hybrd
      #       ^^^^^ error[unknown-value]: `mode` cannot be `hybrd`; did you mean `hybrid`?

      """#),
    RuleExample(
      of: "unknown-value", isBad: true,
      "a lighting mode that only other platforms have", facts: ["X-UI-13"],
      #"""
      navigation:
        lightingMode: auto
      #               ^^^^ error[unknown-value]: `lightingMode` cannot be `auto`; iOS has no such mode: the app listens for `didChangeSuggestedLightingMode` and sets `normal` or `lowLight` (X-UI-13)

      """#),
    RuleExample(
      of: "unknown-value", isBad: false,
      "the SDK's words, quoted or not", facts: [],
      #"""
      target: "phone"
      map3D:
        mode: hybrid

      """#),
    RuleExample(
      of: "unknown-value", isBad: false,
      "a mode of iOS", facts: ["X-UI-13"],
      #"""
      navigation:
        lightingMode: lowLight

      """#),
  ]
}
