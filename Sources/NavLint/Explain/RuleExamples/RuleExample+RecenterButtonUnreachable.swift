// Written by `swift run navlint-dev generate` from docs/Rules/recenter-button-unreachable.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let recenterButtonUnreachable = [
    RuleExample(
      of: "recenter-button-unreachable", isBad: true,
      "no gesture", facts: ["X-MAP-10"],
      #"""
      navigation:
        ui:
      # ^^ note[recenter-button-unreachable]: `recenterButtonEnabled` is by default `true`, but the button can hardly appear: all four gestures are off (X-MAP-10)
          scrollGestures: false
          zoomGestures: false
          tiltGestures: false
          rotateGestures: false

      """#),
    RuleExample(
      of: "recenter-button-unreachable", isBad: false,
      "one gesture", facts: ["X-MAP-10"],
      #"""
      navigation:
        ui:
          scrollGestures: false
          zoomGestures: false
          tiltGestures: false
          rotateGestures: true

      """#),
  ]
}
