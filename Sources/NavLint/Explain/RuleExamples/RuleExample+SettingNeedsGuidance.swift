// Written by `swift run navlint-dev generate` from docs/Rules/setting-needs-guidance.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let settingNeedsGuidance = [
    RuleExample(
      of: "setting-needs-guidance", isBad: true,
      "guidance is off", facts: [],
      #"""
      navigation:
        guidance:
          guidanceActive: false
        headerAccessoryView: {view: TripSummaryView}
      # ^^^^^^^^^^^^^^^^^^^ warning[setting-needs-guidance]: `headerAccessoryView` is ignored: `guidanceActive` is `false`
      # ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
        directionsList: {enabled: true}
      # ^^^^^^^^^^^^^^ warning[setting-needs-guidance]: `directionsList` has nothing to list: `guidanceActive` is `false`
        mapView:
          shouldDisplaySpeedLimit: true
      #   ^^^^^^^^^^^^^^^^^^^^^^^ warning[setting-needs-guidance]: `shouldDisplaySpeedLimit` shows nothing: `guidanceActive` is `false`

      """#),
    RuleExample(
      of: "setting-needs-guidance", isBad: false,
      "guidance is on", facts: [],
      #"""
      navigation:
        guidance:
          guidanceActive: true
        directionsList: {enabled: true}
        mapView:
          shouldDisplaySpeedLimit: true

      """#),
  ]
}
