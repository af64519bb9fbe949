// Written by `swift run navlint-dev generate` from docs/Rules/unknown-tag.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unknownTag = [
    RuleExample(
      of: "unknown-tag", isBad: true,
      "a tag of another schema, a tag that does not fit", facts: [],
      #"""
      name: !!timestamp 2026-03-01
      #     ^^^^^^^^^^^ error[unknown-tag]: tag `!!timestamp` is none of YAML 1.2's core schema
      map3D: {mode: !enum hybrid}
      #             ^^^^^ error[unknown-tag]: tag `!enum` is none of YAML 1.2's core schema
      ---
      name: !!int Fleet
      #     ^^^^^ error[unknown-tag]: tag `!!int` does not fit `Fleet`
      navigation: !!seq {}
      #           ^^^^^ error[unknown-tag]: tag `!!seq` does not fit a mapping

      """#),
    RuleExample(
      of: "unknown-tag", isBad: false,
      "tags that say what the values are", facts: [],
      #"""
      name: !!str 2026-03-01
      map3D: !!map {mode: hybrid}

      """#),
  ]
}
