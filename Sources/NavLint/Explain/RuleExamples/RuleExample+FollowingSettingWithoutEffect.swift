// Written by `swift run navlint-dev generate` from docs/Rules/following-setting-without-effect.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let followingSettingWithoutEffect = [
    RuleExample(
      of: "following-setting-without-effect", isBad: true,
      "another mode", facts: ["X-MAP-04"],
      #"""
      navigation:
        camera:
          mode: free
          followingPerspective: tilted
      #   ^^^^^^^^^^^^^^^^^^^^ warning[following-setting-without-effect]: `followingPerspective` has no effect: the camera's `mode` is `free` (X-MAP-04)
          followingZoomLevel: 17
      #   ^^^^^^^^^^^^^^^^^^ warning[following-setting-without-effect]: `followingZoomLevel` has no effect: the camera's `mode` is `free` (X-MAP-04)

      """#),
    RuleExample(
      of: "following-setting-without-effect", isBad: false,
      "the mode is following", facts: ["X-MAP-04"],
      #"""
      navigation:
        camera:
          mode: following
          followingPerspective: topDownNorthUp

      """#),
  ]
}
