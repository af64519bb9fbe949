// Written by `swift run navlint-dev generate` from docs/Rules/vehicle-dimensions.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let vehicleDimensions = [
    RuleExample(
      of: "vehicle-dimensions", isBad: true,
      "a tall vehicle", facts: ["POL-11"],
      #"""
      navigation:
        vehicle:
      # ^^^^^^^ error[vehicle-dimensions]: `navigation.vehicle` gives dimensions: routing for vehicles whose size matters may conflict with Google's policy unless Google has given its written consent (POL-11)
          type: other
          height: 3.8

      """#),
    RuleExample(
      of: "vehicle-dimensions", isBad: false,
      "no dimensions", facts: ["POL-11"],
      #"""
      navigation:
        vehicle:
          type: other

      """#),
  ]
}
