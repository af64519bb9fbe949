// Written by `swift run navlint-dev generate` from docs/Rules/two-report-buttons.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let twoReportButtons = [
    RuleExample(
      of: "two-report-buttons", isBad: true,
      "the SDK's button is on by default", facts: ["X-UI-10"],
      #"""
      navigation:
        ui: {}
      # ^^ warning[two-report-buttons]: `navigationReportIncidentButtonEnabled` is by default `true` beside a report button of the app's own; write `false`, or there are two (X-UI-10)
        overlays:
          - id: report
            role: reportButton
            subviewOfMapView: true

      """#),
    RuleExample(
      of: "two-report-buttons", isBad: false,
      "the SDK's button is off", facts: ["X-UI-10"],
      #"""
      navigation:
        ui:
          navigationReportIncidentButtonEnabled: false
        overlays:
          - id: report
            role: reportButton
            subviewOfMapView: true

      """#),
  ]
}
