// Written by `swift run navlint-dev generate` from docs/Rules/pre-release-map-mode.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let preReleaseMapMode = [
    RuleExample(
      of: "pre-release-map-mode", isBad: true,
      "a drawn map", facts: ["X-3D-11"],
      #"""
      map3D: {mode: roadmap}
      #             ^^^^^^^ note[pre-release-map-mode]: `roadmap` was not generally available when the release notes were read, and had a known issue (X-3D-11)

      """#),
    RuleExample(
      of: "pre-release-map-mode", isBad: false,
      "pictures", facts: ["X-3D-11"],
      #"""
      map3D: {mode: satellite}

      """#),
  ]
}
