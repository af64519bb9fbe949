// Written by `swift run navlint-dev generate` from docs/Rules/accessory-view-without-header.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let accessoryViewWithoutHeader = [
    RuleExample(
      of: "accessory-view-without-header", isBad: true,
      "the header is off", facts: ["X-UI-01"],
      #"""
      navigation:
        headerAccessoryView: {view: TripSummaryView, height: 44}
      # ^^^^^^^^^^^^^^^^^^^ error[accessory-view-without-header]: `headerAccessoryView` needs the header: it stands in the secondary header, and `navigationHeaderEnabled` is `false` (X-UI-01)
      # ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
        ui:
          navigationHeaderEnabled: false
      #                            ^^^^^ warning[header-without-replacement]: `navigation.ui.navigationHeaderEnabled` is `false` and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy (LINT-01)

      """#),
    RuleExample(
      of: "accessory-view-without-header", isBad: true,
      "the header is on", facts: ["X-UI-01"],
      #"""
      navigation:
        headerAccessoryView: {view: TripSummaryView, height: 44}
      # ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
        ui:
          navigationHeaderEnabled: true

      """#),
    RuleExample(
      of: "accessory-view-without-header", isBad: false,
      "the view is removed", facts: ["X-UI-01"],
      #"""
      navigation:
        headerAccessoryView: null
        customGuidance: {turns: true}
        ui:
          navigationHeaderEnabled: false

      """#),
  ]
}
