// Written by `swift run navlint-dev generate` from docs/Rules/guidance-without-waypoints.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let guidanceWithoutWaypoints = [
    RuleExample(
      of: "guidance-without-waypoints", isBad: true,
      "nowhere to go", facts: ["X-RT-08"],
      #"""
      navigation:
        guidance:
          guidanceActive: true
        waypoints: []
      #            ^^ error[guidance-without-waypoints]: `waypoints` is empty: the SDK finds no route to guide along and reports that there are no waypoints (X-RT-08)

      """#),
    RuleExample(
      of: "guidance-without-waypoints", isBad: false,
      "no guidance is asked for", facts: ["X-RT-08"],
      #"""
      navigation:
        guidance:
          guidanceActive: false
        waypoints: []

      """#),
  ]
}
