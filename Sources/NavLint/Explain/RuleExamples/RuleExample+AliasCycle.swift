// Written by `swift run navlint-dev generate` from docs/Rules/alias-cycle.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let aliasCycle = [
    RuleExample(
      of: "alias-cycle", isBad: true,
      "a list that holds itself", facts: [],
      #"""
      x-loop: &loop [1, *loop]
      #                 ^^^^^ error[alias-cycle]: alias `*loop` stands inside the node that its anchor names

      """#),
    RuleExample(
      of: "alias-cycle", isBad: false,
      "an anchor and its alias side by side", facts: [],
      #"""
      x-list: [&one [1], *one]

      """#),
  ]
}
