// Written by `swift run navlint-dev generate` from docs/Rules/unknown-key.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unknownKey = [
    RuleExample(
      of: "unknown-key", isBad: true,
      "a letter is missing", facts: [],
      #"""
      navigation:
        ui:
          compassButtn: true
      #   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?

      """#),
    RuleExample(
      of: "unknown-key", isBad: false,
      "documented spellings, and a key of the team's own", facts: [],
      #"""
      x-owner: maps team
      navigation:
        ui:
          compassButton: true
          isNavigationHeaderEnabled: true

      """#),
  ]
}
