// Written by `swift run navlint-dev generate` from docs/Rules/compass-hidden-by-accessory-view.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let compassHiddenByAccessoryView = [
    RuleExample(
      of: "compass-hidden-by-accessory-view", isBad: true,
      "both", facts: ["X-UI-02"],
      #"""
      navigation:
        headerAccessoryView: {view: TripSummaryView}
      # ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
        ui:
          compassButton: true
      #   ^^^^^^^^^^^^^ warning[compass-hidden-by-accessory-view]: `compassButton` has no effect: it is `true`, and the SDK hides the compass beside a header accessory view (X-UI-02)

      """#),
    RuleExample(
      of: "compass-hidden-by-accessory-view", isBad: true,
      "no compass", facts: ["X-UI-02"],
      #"""
      navigation:
        headerAccessoryView: {view: TripSummaryView}
      # ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
        ui: {}

      """#),
    RuleExample(
      of: "compass-hidden-by-accessory-view", isBad: false,
      "no accessory view", facts: ["X-UI-02"],
      #"""
      navigation:
        ui:
          compassButton: true

      """#),
  ]
}
