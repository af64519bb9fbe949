// Written by `swift run navlint-dev generate` from docs/Rules/hidden-roads.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let hiddenRoads = [
    RuleExample(
      of: "hidden-roads", isBad: true,
      "local roads are gone", facts: ["POL-04a"],
      #"""
      navigation:
        mapView:
          mapStyle:
            - featureType: road.local
              stylers:
                - visibility: off
      #                       ^^^ error[hidden-roads]: `navigation.mapView.mapStyle[0].stylers[0].visibility` is `off`: roads that are removed from the navigation map may conflict with Google's policy (POL-04a)

      """#),
    RuleExample(
      of: "hidden-roads", isBad: false,
      "the roads come back", facts: ["POL-04a"],
      #"""
      navigation:
        mapView:
          mapStyle:
            - stylers:
                - visibility: off
            - featureType: road
              elementType: geometry
              stylers:
                - visibility: on

      """#),
  ]
}
