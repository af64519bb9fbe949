// Written by `swift run navlint-dev generate` from docs/Rules/trip-progress-bar-hidden.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let tripProgressBarHidden = [
    RuleExample(
      of: "trip-progress-bar-hidden", isBad: true,
      "a low map", facts: ["X-UI-08"],
      #"""
      navigation:
        mapView:
          size: {width: 375, height: 551}
        ui:
          navigationTripProgressBarEnabled: true
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[trip-progress-bar-hidden]: `navigationTripProgressBarEnabled` has no effect: the SDK hides the bar on a map lower than 552 points, and this one has 551 (X-UI-08)

      """#),
    RuleExample(
      of: "trip-progress-bar-hidden", isBad: true,
      "on CarPlay", facts: ["X-UI-09"],
      #"""
      target: carPlay
      navigation:
        ui:
          navigationHeaderEnabled: false
          navigationFooterEnabled: false
          recenterButtonEnabled: false
          navigationReportIncidentButtonEnabled: false
          navigationTripProgressBarEnabled: true
      #   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[trip-progress-bar-hidden]: `navigationTripProgressBarEnabled` has no effect: CarPlay shows no trip progress bar (X-UI-09)

      """#),
    RuleExample(
      of: "trip-progress-bar-hidden", isBad: false,
      "a map of 552 points", facts: ["X-UI-08"],
      #"""
      navigation:
        mapView:
          size: {width: 375, height: 552}
        ui:
          navigationTripProgressBarEnabled: true

      """#),
    RuleExample(
      of: "trip-progress-bar-hidden", isBad: false,
      "on the phone", facts: ["X-UI-09"],
      #"""
      target: phone
      navigation:
        ui:
          navigationTripProgressBarEnabled: true

      """#),
  ]
}
