// Written by `swift run navlint-dev generate` from docs/Rules/ambiguous-scalar.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let ambiguousScalar = [
    RuleExample(
      of: "ambiguous-scalar", isBad: true,
      "a word where a Boolean belongs", facts: [],
      #"""
      navigation:
        ui:
          compassButton: yes
      #                  ^^^ error[ambiguous-scalar]: `compassButton` is `yes`, which YAML 1.1 reads as `true` and YAML 1.2 as text; write `true` or `false`
          indoorPicker: off
      #                 ^^^ error[ambiguous-scalar]: `indoorPicker` is `off`, which YAML 1.1 reads as `false` and YAML 1.2 as text; write `true` or `false`

      """#),
    RuleExample(
      of: "ambiguous-scalar", isBad: false,
      "quotes, plain Booleans, plain numbers", facts: [],
      #"""
      name: "NO"
      navigation:
        ui:
          compassButton: true
        guidance:
          timeUpdateThreshold: 12

      """#),
  ]
}
