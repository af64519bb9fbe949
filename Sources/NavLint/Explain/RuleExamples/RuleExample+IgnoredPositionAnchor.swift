// Written by `swift run navlint-dev generate` from docs/Rules/ignored-position-anchor.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let ignoredPositionAnchor = [
    RuleExample(
      of: "ignored-position-anchor", isBad: true,
      "two places for one popover", facts: ["X-3D-12"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            popover:
              isOpen: false
              positionAnchor: {latitude: 37.8, longitude: -122.4}
      #       ^^^^^^^^^^^^^^ warning[ignored-position-anchor]: `positionAnchor` has no effect: a popover on a marker stands at the marker's position (X-3D-12)

      """#),
    RuleExample(
      of: "ignored-position-anchor", isBad: false,
      "the marker's place", facts: ["X-3D-12"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            popover: {isOpen: false}

      """#),
  ]
}
