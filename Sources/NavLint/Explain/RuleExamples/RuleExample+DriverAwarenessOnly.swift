// Written by `swift run navlint-dev generate` from docs/Rules/driver-awareness-only.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let driverAwarenessOnly = [
    RuleExample(
      of: "driver-awareness-only", isBad: true,
      "the warning alone", facts: ["POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot
          shouldOnlyShowDriverAwarenessDialog: true
      #                                        ^^^^ warning[driver-awareness-only]: `navigation.termsAndConditions.shouldOnlyShowDriverAwarenessDialog` is `true`: an app that shows the driver's warning alone may conflict with Google's policy, which asks for the terms at first use (POL-09)

      """#),
    RuleExample(
      of: "driver-awareness-only", isBad: false,
      "the default", facts: ["POL-09"],
      #"""
      navigation:
        termsAndConditions:
          companyName: Depot

      """#),
  ]
}
