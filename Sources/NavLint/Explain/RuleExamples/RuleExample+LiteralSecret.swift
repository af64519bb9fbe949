// Written by `swift run navlint-dev generate` from docs/Rules/literal-secret.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let literalSecret = [
    RuleExample(
      of: "literal-secret", isBad: true,
      "below an own key", facts: [],
      #"""
      x-maps: {key: AIzaSyDUMMYDUMMYDUMMYDUMMYDUMMYDUMMY123}
      #             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[literal-secret]: a Google API key stands in the document (`AIza…`); a key has no place in a configuration
      map3D: {mode: hybrid}

      """#),
    RuleExample(
      of: "literal-secret", isBad: false,
      "too short for a key", facts: [],
      #"""
      x-maps: {prefix: AIza, key: AIzaSyDUMMYDUMMYDUMMYDUMMYDUMMYDUMMY12}
      map3D: {mode: hybrid}

      """#),
  ]
}
