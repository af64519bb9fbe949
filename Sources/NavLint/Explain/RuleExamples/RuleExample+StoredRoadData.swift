// Written by `swift run navlint-dev generate` from docs/Rules/stored-road-data.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let storedRoadData = [
    RuleExample(
      of: "stored-road-data", isBad: true,
      "speed limits are kept", facts: ["POL-10"],
      #"""
      navigation:
        dataUse:
          storesSpeedLimits: true
      #                      ^^^^ error[stored-road-data]: `navigation.dataUse.storesSpeedLimits` is `true`: keeping road names or speed limits for use outside the user's session may conflict with Google's policy (POL-10)

      """#),
    RuleExample(
      of: "stored-road-data", isBad: false,
      "they are not", facts: ["POL-10"],
      #"""
      navigation:
        dataUse:
          storesSpeedLimits: false

      """#),
  ]
}
