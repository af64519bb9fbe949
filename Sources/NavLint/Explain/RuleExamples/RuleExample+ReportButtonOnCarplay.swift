// Written by `swift run navlint-dev generate` from docs/Rules/report-button-on-carplay.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let reportButtonOnCarplay = [
    RuleExample(
      of: "report-button-on-carplay", isBad: true,
      "the button is on", facts: ["X-UI-11"],
      #"""
      target: carPlay
      navigation:
        ui:
          navigationHeaderEnabled: false
          navigationFooterEnabled: false
          recenterButtonEnabled: false
          navigationReportIncidentButtonEnabled: true
      #                                          ^^^^ warning[report-button-on-carplay]: `navigationReportIncidentButtonEnabled` is `true`, but CarPlay has no report button; write `false` (X-UI-11)

      """#),
    RuleExample(
      of: "report-button-on-carplay", isBad: false,
      "the button is off", facts: ["X-UI-11"],
      #"""
      target: carPlay
      navigation:
        ui:
          navigationHeaderEnabled: false
          navigationFooterEnabled: false
          recenterButtonEnabled: false
          navigationReportIncidentButtonEnabled: false

      """#),
  ]
}
