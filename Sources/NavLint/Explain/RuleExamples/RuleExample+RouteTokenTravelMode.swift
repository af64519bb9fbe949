// Written by `swift run navlint-dev generate` from docs/Rules/route-token-travel-mode.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let routeTokenTravelMode = [
    RuleExample(
      of: "route-token-travel-mode", isBad: true,
      "on foot", facts: ["X-RT-16"],
      #"""
      navigation:
        travelMode: walking
      #             ^^^^^^^ error[route-token-travel-mode]: `travelMode` is `walking`, for which the SDK takes no route token; it does for `driving` and `twoWheeler` (X-RT-16)
      #             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `walking`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
        routing:
          routeToken: CqMCCj
          avoidsFerries: true

      """#),
    RuleExample(
      of: "route-token-travel-mode", isBad: true,
      "by motorcycle", facts: ["X-RT-16"],
      #"""
      navigation:
        travelMode: twoWheeler
      #             ^^^^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `twoWheeler`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
        routing:
          routeToken: CqMCCj
          avoidsFerries: true

      """#),
    RuleExample(
      of: "route-token-travel-mode", isBad: false,
      "the mode is not known", facts: ["X-RT-16"],
      #"""
      navigation:
        routing:
          routeToken: CqMCCj
          avoidsFerries: true

      """#),
  ]
}
