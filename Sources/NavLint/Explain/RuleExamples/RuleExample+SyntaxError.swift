// Written by `swift run navlint-dev generate` from docs/Rules/syntax-error.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let syntaxError = [
    RuleExample(
      of: "syntax-error", isBad: true,
      "a tab as indentation", facts: [],
      #"""
      navigation:
      \x09ui: {}

      """#),
    RuleExample(
      of: "syntax-error", isBad: false,
      "quotes around a colon, and tabs where blanks may be", facts: [],
      #"""
      name:\x09"Fleet app: driver screen"
      navigation: {\x09ui: {}}

      """#),
  ]
}
