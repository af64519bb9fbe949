// Written by `swift run navlint-dev generate` from docs/Rules/faint-roads.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let faintRoads = [
    RuleExample(
      of: "faint-roads", isBad: true,
      "roads in nearly the colour of the land", facts: ["POL-04b"],
      #"""
      navigation:
        mapView:
          mapStyle:
            - featureType: landscape
              stylers:
                - color: "#F5F5F5"
            - featureType: road
              elementType: geometry
              stylers:
                - color: "#F4F4F4"
      #                  ^^^^^^^^^ warning[faint-roads]: `navigation.mapView.mapStyle[1].stylers[0].color` is `#F4F4F4`, nearly the colour of the land around (heuristic): a map whose features hardly contrast may conflict with Google's policy (POL-04b)

      """#),
    RuleExample(
      of: "faint-roads", isBad: false,
      "white roads on light grey, as in one of Google's styles", facts: ["POL-04b"],
      #"""
      navigation:
        mapView:
          mapStyle:
            - featureType: landscape
              stylers:
                - color: "#F5F5F5"
            - featureType: road
              elementType: geometry
              stylers:
                - color: "#FFFFFF"

      """#),
  ]
}
