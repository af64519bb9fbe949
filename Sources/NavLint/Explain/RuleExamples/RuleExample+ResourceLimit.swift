// Written by `swift run navlint-dev generate` from docs/Rules/resource-limit.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let resourceLimit = [
    RuleExample(
      of: "resource-limit", isBad: true,
      "deeper than allowed", facts: [],
      #"""
      x-a: {b: {c: {d: {}}}}
      #            ^ error[resource-limit]: collections lie at least 4 deep, more than the limit of 3

      """#),
    RuleExample(
      of: "resource-limit", isBad: false,
      "within the limits", facts: [],
      #"""
      x-a: &a [1, 2, 3, 4]
      x-b: &b [*a, *a]
      x-c: [*b, *b]

      """#),
  ]
}
