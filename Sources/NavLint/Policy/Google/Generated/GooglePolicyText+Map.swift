// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let map: StaticString = ##"""
  # ---- Map ---------------------------------------------------------------------------------------

  - id: hidden-roads
    path: navigation.mapView.mapStyle[*].stylers[*].visibility
    scope: navigation
    forbid: {equals: "off"}
    when:
      all:
        - {path: "navigation.mapView.mapStyle[*].elementType", oneOf: [all, geometry, geometry.fill]}
        - any:
            - path: navigation.mapView.mapStyle[*].featureType
              oneOf:
                [road, road.arterial, road.highway, road.highway.controlled_access, road.local]
            - all:
                - {path: "navigation.mapView.mapStyle[*].featureType", equals: all}
                - not:
                    any:
                      - path: navigation.mapView.mapStyle[featureType=road*,elementType=all].stylers[*].visibility
                        oneOf: ["on", simplified]
                      - path: navigation.mapView.mapStyle[featureType=road*,elementType=geometry*].stylers[*].visibility
                        oneOf: ["on", simplified]
                  # No rule brings the roads back.
    unless: {path: navigation.mapView.mapType, oneOf: [satellite, hybrid, terrain, none]}
    message: "`{path}` is {value}: roads that are removed from the navigation map may conflict with
      Google's policy"
    summary: a map style that removes roads from the navigation map
    reason: The navigation map may be styled, but its road network must stay. Styles count only on
      the map type `normal`.
    reference: [*policies, *styles]
    basis: must
    policyDate: 2025-10-01
    facts: [POL-04a]
    examples:
      - fires:
          navigation:
            mapView: {mapStyle: [{featureType: road.local, stylers: [{visibility: off}]}]}
      - name: everything is off
        fires: {navigation: {mapView: {mapStyle: [{stylers: [{visibility: off}]}, {featureType: water, stylers: [{visibility: on}]}]}}}
      - name: only their labels come back
        fires:
          navigation:
            mapView:
              mapStyle:
                - {stylers: [{visibility: off}]}
                - {featureType: road, elementType: labels, stylers: [{visibility: on}]}
      - name: the roads come back
        silent:
          navigation:
            mapView:
              mapStyle:
                - {stylers: [{visibility: off}]}
                - {featureType: road, elementType: geometry, stylers: [{visibility: on}]}
      - name: only the labels go
        silent:
          navigation:
            mapView:
              mapStyle: [{featureType: road, elementType: labels, stylers: [{visibility: off}]}]
      - name: points of interest go
        silent: {navigation: {mapView: {mapStyle: [{featureType: poi, stylers: [{visibility: off}]}]}}}
      - name: a plain map
        silent:
          navigation:
            enabled: false
            mapView: {mapStyle: [{featureType: road, stylers: [{visibility: off}]}]}

  - id: no-base-map
    path: navigation.mapView.mapType
    scope: navigation
    forbid: {equals: none}
    message: "`{path}` is {value}: navigation on a map without roads may conflict with Google's policy"
    summary: navigation without a base map
    reason: The map type `none` draws no base map, so that the road network is gone from the
      navigation map.
    reference: *policies
    basis: must
    policyDate: 2025-10-01
    facts: [POL-04a, X-MAP-08]
    examples:
      - fires: {navigation: {mapView: {mapType: none}}}
      - silent: {navigation: {mapView: {mapType: satellite}}}
      - silent: {navigation: {enabled: false, mapView: {mapType: none}}}

  - id: faint-roads
    path: navigation.mapView.mapStyle[featureType=road*].stylers[*].color
    scope: navigation
    require:
      contrast:
        against: navigation.mapView.mapStyle[featureType=landscape*].stylers[*].color
        minimum: 1.05
    when:
      all:
        - path: navigation.mapView.mapStyle[featureType=road*].elementType
          oneOf: [all, geometry, geometry.fill]
        - path: navigation.mapView.mapStyle[featureType=landscape*].elementType
          oneOf: [all, geometry, geometry.fill]
    unless: {path: navigation.mapView.mapType, oneOf: [satellite, hybrid, terrain, none]}
    severity: warning
    message: "`{path}` is {value}, nearly the colour of the land around (heuristic): a map whose
      features hardly contrast may conflict with Google's policy"
    summary: roads that are hardly to be told from the land
    reason: The contrast of map features must not be reduced markedly. No number is given; 1.05 to 1
      lies below all of Google's own styles.
    reference: [*policies, *styles]
    basis: heuristic
    policyDate: 2025-10-01
    facts: [POL-04b]
    examples:
      - fires:
          navigation:
            mapView:
              mapStyle:
                - {featureType: landscape, stylers: [{color: "#F5F5F5"}]}
                - {featureType: road, elementType: geometry, stylers: [{color: "#F4F4F4"}]}
      - name: white roads on light grey, as in one of Google's styles
        silent:
          navigation:
            mapView:
              mapStyle:
                - {featureType: landscape, stylers: [{color: "#F5F5F5"}]}
                - {featureType: road, elementType: geometry, stylers: [{color: "#FFFFFF"}]}
      - name: the colour of the land is not given
        silent: {navigation: {mapView: {mapStyle: [{featureType: road, stylers: [{color: white}]}]}}}

  - id: padding-hides-viewport
    path: navigation.mapView.padding
    scope: navigation
    forbid:
      any:
        - sum: [navigation.mapView.padding.top, navigation.mapView.padding.bottom]
          atLeast: navigation.mapView.size.height
        - sum: [navigation.mapView.padding.left, navigation.mapView.padding.right]
          atLeast: navigation.mapView.size.width
        # One edge counts alone where nothing is said of the other.
        - all:
            - {path: navigation.mapView.padding.top, atLeast: navigation.mapView.size.height}
            - {path: navigation.mapView.padding.bottom, absent: true}
        - all:
            - {path: navigation.mapView.padding.bottom, atLeast: navigation.mapView.size.height}
            - {path: navigation.mapView.padding.top, absent: true}
        - all:
            - {path: navigation.mapView.padding.left, atLeast: navigation.mapView.size.width}
            - {path: navigation.mapView.padding.right, absent: true}
        - all:
            - {path: navigation.mapView.padding.right, atLeast: navigation.mapView.size.width}
            - {path: navigation.mapView.padding.left, absent: true}
    message: "`{path}` leaves nothing of the map view, whose size is declared (heuristic): a viewport
      that is removed may conflict with Google's policy"
    summary: padding as large as the map view
    reason: The navigation viewport may be resized, not removed.
    reference: *policies
    basis: heuristic
    policyDate: 2024-10-01
    facts: [LINT-08]
    examples:
      - fires:
          navigation: {mapView: {size: {width: 390, height: 600}, padding: {top: 300, bottom: 300}}}
      - fires: {navigation: {mapView: {size: {width: 390, height: 600}, padding: {left: 400}}}}
      - silent:
          navigation: {mapView: {size: {width: 390, height: 601}, padding: {top: 300, bottom: 300}}}
      - {name: no size is declared, silent: {navigation: {mapView: {padding: {top: 3000}}}}}
      - name: the other edge gives it back
        silent: {navigation: {mapView: {size: {width: 390, height: 600}, padding: {left: 400, right: -100}}}}

"""##
}
