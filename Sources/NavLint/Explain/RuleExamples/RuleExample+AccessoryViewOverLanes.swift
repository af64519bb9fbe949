// Written by `swift run navlint-dev generate` from docs/Rules/accessory-view-over-lanes.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let accessoryViewOverLanes = [
    RuleExample(
      of: "accessory-view-over-lanes", isBad: true,
      "an accessory view", facts: ["LINT-03", "POL-03c"],
      #"""
      navigation:
        headerAccessoryView:
      # ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
          view: TripSummaryView

      """#),
    RuleExample(
      of: "accessory-view-over-lanes", isBad: false,
      "none", facts: ["LINT-03", "POL-03c"],
      #"""
      navigation:
        ui: {}

      """#),
  ]
}
