// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

extension GooglePolicyRules {
  static let hiddenRoads = rule("hidden-roads", ["navigation.mapView.mapStyle[*].stylers[*].visibility"]) { rule in
    rule.forbid = .equals("off")
    rule.when = .all([.some("navigation.mapView.mapStyle[*].elementType", .oneOf(["all", "geometry", "geometry.fill"])), .any([.some("navigation.mapView.mapStyle[*].featureType", .oneOf(["road", "road.arterial", "road.highway", "road.highway.controlled_access", "road.local"])), .all([.some("navigation.mapView.mapStyle[*].featureType", .equals("all")), .not(.any([.some("navigation.mapView.mapStyle[featureType=road*,elementType=all].stylers[*].visibility", .oneOf(["on", "simplified"])), .some("navigation.mapView.mapStyle[featureType=road*,elementType=geometry*].stylers[*].visibility", .oneOf(["on", "simplified"]))]))])])])
    rule.unless = .some("navigation.mapView.mapType", .oneOf(["satellite", "hybrid", "terrain", "none"]))
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: roads that are removed from the navigation map may conflict with Google's policy"
    rule.summary = "a map style that removes roads from the navigation map"
    rule.reason = "The navigation map may be styled, but its road network must stay. Styles count only on the map type `normal`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/customize-map-styles"]
    rule.basis = .must
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04a"]
  }

  static let noBaseMap = rule("no-base-map", ["navigation.mapView.mapType"]) { rule in
    rule.forbid = .equals("none")
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: navigation on a map without roads may conflict with Google's policy"
    rule.summary = "navigation without a base map"
    rule.reason = "The map type `none` draws no base map, so that the road network is gone from the navigation map."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04a", "X-MAP-08"]
  }

  static let faintRoads = rule("faint-roads", ["navigation.mapView.mapStyle[featureType=road*].stylers[*].color"]) { rule in
    rule.require = .contrast(PolicyContrast(.path("navigation.mapView.mapStyle[featureType=landscape*].stylers[*].color"), PolicyRange(minimum: 1.05, maximum: nil)))
    rule.when = .all([.some("navigation.mapView.mapStyle[featureType=road*].elementType", .oneOf(["all", "geometry", "geometry.fill"])), .some("navigation.mapView.mapStyle[featureType=landscape*].elementType", .oneOf(["all", "geometry", "geometry.fill"]))])
    rule.unless = .some("navigation.mapView.mapType", .oneOf(["satellite", "hybrid", "terrain", "none"]))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, nearly the colour of the land around (heuristic): a map whose features hardly contrast may conflict with Google's policy"
    rule.summary = "roads that are hardly to be told from the land"
    rule.reason = "The contrast of map features must not be reduced markedly. No number is given; 1.05 to 1 lies below all of Google's own styles."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/customize-map-styles"]
    rule.basis = .heuristic
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04b"]
  }

  static let paddingHidesViewport = rule("padding-hides-viewport", ["navigation.mapView.padding"]) { rule in
    rule.forbid = .any([.sum(["navigation.mapView.padding.top", "navigation.mapView.padding.bottom"], .atLeast("navigation.mapView.size.height")), .sum(["navigation.mapView.padding.left", "navigation.mapView.padding.right"], .atLeast("navigation.mapView.size.width")), .all([.some("navigation.mapView.padding.top", .atLeast("navigation.mapView.size.height")), .some("navigation.mapView.padding.bottom", .present(false))]), .all([.some("navigation.mapView.padding.bottom", .atLeast("navigation.mapView.size.height")), .some("navigation.mapView.padding.top", .present(false))]), .all([.some("navigation.mapView.padding.left", .atLeast("navigation.mapView.size.width")), .some("navigation.mapView.padding.right", .present(false))]), .all([.some("navigation.mapView.padding.right", .atLeast("navigation.mapView.size.width")), .some("navigation.mapView.padding.left", .present(false))])])
    rule.isForNavigation = true
    rule.message = "`{path}` leaves nothing of the map view, whose size is declared (heuristic): a viewport that is removed may conflict with Google's policy"
    rule.summary = "padding as large as the map view"
    rule.reason = "The navigation viewport may be resized, not removed."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.policyDate = "2024-10-01"
    rule.facts = ["LINT-08"]
  }
}
