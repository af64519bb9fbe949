// Written by `swift run navlint-dev generate` from docs/Rules/scroll-exception-without-effect.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let scrollExceptionWithoutEffect = [
    RuleExample(
      of: "scroll-exception-without-effect", isBad: true,
      "nothing to except", facts: [],
      #"""
      navigation:
        ui:
          scrollGestures: false
          zoomGestures: false
          allowScrollGesturesDuringRotateOrZoom: false
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[scroll-exception-without-effect]: `allowScrollGesturesDuringRotateOrZoom` has no effect: `scrollGestures` is `false`

      """#),
    RuleExample(
      of: "scroll-exception-without-effect", isBad: false,
      "the map scrolls", facts: [],
      #"""
      navigation:
        ui:
          scrollGestures: true
          allowScrollGesturesDuringRotateOrZoom: false

      """#),
  ]
}
