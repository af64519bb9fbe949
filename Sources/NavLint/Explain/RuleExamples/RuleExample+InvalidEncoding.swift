// Written by `swift run navlint-dev generate` from docs/Rules/invalid-encoding.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidEncoding = [
    RuleExample(
      of: "invalid-encoding", isBad: true,
      "a letter of ISO 8859-1", facts: [],
      #"""
      name: Z\xFCrich

      """#),
    RuleExample(
      of: "invalid-encoding", isBad: false,
      "the same letter in UTF-8", facts: [],
      #"""
      name: Zürich

      """#),
  ]
}
