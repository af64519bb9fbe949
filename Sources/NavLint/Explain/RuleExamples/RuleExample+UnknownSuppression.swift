// Written by `swift run navlint-dev generate` from docs/Rules/unknown-suppression.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unknownSuppression = [
    RuleExample(
      of: "unknown-suppression", isBad: true,
      "a misspelt id", facts: [],
      #"""
      navigation:
        ui:
          compassButtn: true # navlint: allow unknwon-key
      #   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?
      #                                       ^^^^^^^^^^^ warning[unknown-suppression]: no rule is called `unknwon-key`; did you mean `unknown-key`?

      """#),
    RuleExample(
      of: "unknown-suppression", isBad: false,
      "a reason behind two", facts: [],
      #"""
      navigation:
        ui:
          compassButtn: true # navlint: allow unknown-key -- agreed with Ann

      """#),
  ]
}
