// Written by `swift run navlint-dev generate` from docs/Rules/large-vehicle.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let largeVehicle = [
    RuleExample(
      of: "large-vehicle", isBad: true,
      "a truck", facts: ["POL-11"],
      #"""
      navigation:
        vehicle:
          type: truck
      #         ^^^^^ error[large-vehicle]: `navigation.vehicle.type` is `truck`: routing for buses, trucks or restricted vehicles may conflict with Google's policy unless Google has given its written consent (POL-11)

      """#),
    RuleExample(
      of: "large-vehicle", isBad: false,
      "a car", facts: ["POL-11"],
      #"""
      navigation:
        vehicle:
          type: car
        travelMode: driving

      """#),
  ]
}
