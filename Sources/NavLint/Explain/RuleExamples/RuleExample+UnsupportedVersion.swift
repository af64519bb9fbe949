// Written by `swift run navlint-dev generate` from docs/Rules/unsupported-version.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unsupportedVersion = [
    RuleExample(
      of: "unsupported-version", isBad: true,
      "releases without documentation", facts: [],
      #"""
      sdk:
        navigation: "9"
      #             ^^^ error[unsupported-version]: `navigation` is `9`; the documentation known here is that of `10` and `11`
        maps3D: "2.0"
      #         ^^^^^ error[unsupported-version]: `maps3D` is `2.0`; the documentation known here is that of `1`

      """#),
    RuleExample(
      of: "unsupported-version", isBad: false,
      "releases that are known", facts: [],
      #"""
      sdk:
        navigation: 11.3
        maps3D: "1.0"

      """#),
  ]
}
