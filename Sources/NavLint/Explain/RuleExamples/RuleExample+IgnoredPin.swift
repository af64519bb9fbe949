// Written by `swift run navlint-dev generate` from docs/Rules/ignored-pin.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let ignoredPin = [
    RuleExample(
      of: "ignored-pin", isBad: true,
      "a pin and a text", facts: ["X-3D-13"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            content:
              pin: {backgroundColor: blue}
      #       ^^^ warning[ignored-pin]: `pin` has no effect: the marker shows its `text`, and the pin only where there is no other content (X-3D-13)
              text: Ferry Building

      """#),
    RuleExample(
      of: "ignored-pin", isBad: false,
      "a pin alone", facts: ["X-3D-13"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            content: {pin: {backgroundColor: blue, borderColor: white}}

      """#),
  ]
}
