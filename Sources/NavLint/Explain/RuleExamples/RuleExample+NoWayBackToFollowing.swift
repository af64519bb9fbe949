// Written by `swift run navlint-dev generate` from docs/Rules/no-way-back-to-following.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let noWayBackToFollowing = [
    RuleExample(
      of: "no-way-back-to-following", isBad: true,
      "scrolling without a way back", facts: ["X-UI-07"],
      #"""
      navigation:
        ui:
          compassButton: true
          recenterButtonEnabled: false
      #                          ^^^^^ warning[no-way-back-to-following]: `recenterButtonEnabled` is `false` while `scrollGestures` is by default `true`: who scrolls the map cannot return to following with one tap (X-UI-07)

      """#),
    RuleExample(
      of: "no-way-back-to-following", isBad: false,
      "no scrolling", facts: ["X-UI-07"],
      #"""
      navigation:
        ui:
          recenterButtonEnabled: false
          scrollGestures: false
          zoomGestures: false

      """#),
  ]
}
