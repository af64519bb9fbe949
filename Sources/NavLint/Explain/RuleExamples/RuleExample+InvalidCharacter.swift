// Written by `swift run navlint-dev generate` from docs/Rules/invalid-character.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidCharacter = [
    RuleExample(
      of: "invalid-character", isBad: true,
      "an escape character, a second byte-order mark", facts: [],
      #"""
      name: Fleet\x1B[31m

      """#),
    RuleExample(
      of: "invalid-character", isBad: false,
      "escapes", facts: [],
      #"""
      name: "Fleet\e[31m\u00A0"

      """#),
  ]
}
