// Written by `swift run navlint-dev generate` from docs/Rules/invalid-key.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidKey = [
    RuleExample(
      of: "invalid-key", isBad: true,
      "a list, a mapping", facts: [],
      #"""
      x-a: {[1, 2]: text}
      #     ^^^^^^ error[invalid-key]: a sequence cannot be a key
      x-b:
        ? {a: 1}
      #   ^^^^^^ error[invalid-key]: a mapping cannot be a key
        : text

      """#),
    RuleExample(
      of: "invalid-key", isBad: false,
      "scalars of any kind", facts: [],
      #"""
      x-a: {12: text, true: text, 2026-03-01: text}

      """#),
  ]
}
