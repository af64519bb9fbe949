// Written by `swift run navlint-dev generate` from docs/Rules/undistinguished-source.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let undistinguishedSource = [
    RuleExample(
      of: "undistinguished-source", isBad: true,
      "nothing sets it apart", facts: ["POL-07"],
      #"""
      navigation:
        overlays:
          - source: other
      #             ^^^^^ note[undistinguished-source]: `navigation.overlays[0].source` is `other`, and no `separated: true` says that it is set apart: content that cannot be told from Google's may conflict with Google's rules on attribution (POL-07)

      """#),
    RuleExample(
      of: "undistinguished-source", isBad: false,
      "it is set apart", facts: ["POL-07"],
      #"""
      navigation:
        overlays:
          - source: other
            separated: true

      """#),
  ]
}
