// Written by `swift run navlint-dev generate` from docs/Rules/expired-suppression.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let expiredSuppression = [
    RuleExample(
      of: "expired-suppression", isBad: true,
      "the day has passed", facts: [],
      #"""
      navigation:
        ui:
          compassButtn: true # navlint: allow unknown-key until 2026-08-01 -- renamed with the next SDK
      #   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?
      #                                                         ^^^^^^^^^^ warning[expired-suppression]: the suppression ended on 2026-08-01; mend what it allows, or set another day

      """#),
    RuleExample(
      of: "expired-suppression", isBad: false,
      "the last day", facts: [],
      #"""
      navigation:
        ui:
          compassButtn: true # navlint: allow unknown-key until 2026-08-01 -- renamed with the next SDK

      """#),
  ]
}
