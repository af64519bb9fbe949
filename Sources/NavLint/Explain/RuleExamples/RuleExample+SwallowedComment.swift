// Written by `swift run navlint-dev generate` from docs/Rules/swallowed-comment.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let swallowedComment = [
    RuleExample(
      of: "swallowed-comment", isBad: true,
      "a colour without quotes", facts: [],
      #"""
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: #1A73E8
      #                                           ^^^^^^^ error[swallowed-comment]: `navigationHeaderPrimaryBackgroundColor` is empty: `#1A73E8` without quotes is a YAML comment

      """#),
    RuleExample(
      of: "swallowed-comment", isBad: false,
      "quotes, and a comment that is meant as one", facts: [],
      #"""
      name: # to be decided
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8" # brand blue
          navigationHeaderPrimaryBackgroundColorNightMode: "#0D47A1" # the same, darker

      """#),
  ]
}
