import SourceText

extension MappingSchema {
  static let mapView = MappingSchema(
    .mapView, "map view", "The map under the navigation (`GMSMapView`).",
    fields: [
      Field(
        "mapType", .enumeration(.mapType), default: "normal",
        facts: ["X-MAP-06", "X-MAP-07", "X-MAP-08"], source: .mapView,
        "Which base map is drawn."),
      Field(
        "mapID", .text(TextType(allowsEmpty: false)), source: .mapStyles,
        "The cloud style of the map; it can be given only when the view is made."),
      Field(
        "mapStyle", .list(ListType(of: .mapping(.styleRule), noun: "style rule")), nullable: true,
        facts: ["X-MAP-06"], source: .mapView,
        "Google's JSON style as YAML; only for the map type `normal`."),
      Field(
        "minZoom", .number(NumberType(unit: "zoom levels")), facts: ["X-MAP-01"],
        source: .mapView, "The farthest zoom level that is allowed."),
      Field(
        "maxZoom", .number(NumberType(unit: "zoom levels")), facts: ["X-MAP-01"],
        source: .mapView, "The nearest zoom level that is allowed."),
      Field(
        "padding", .mapping(.edgeInsets), facts: ["X-MAP-12"], source: .mapView,
        "Keeps the built-in controls away from the edges."),
      Field(
        "paddingAdjustmentBehavior", .enumeration(.paddingAdjustmentBehavior), default: "always",
        source: .mapView, "Whether the safe area is added to the padding."),
      Field(
        "buildingsEnabled", .boolean, also: ["isBuildingsEnabled"], default: true,
        source: .controls, "Shows buildings in three dimensions."),
      Field(
        "indoorEnabled", .boolean, also: ["isIndoorEnabled"], default: true, facts: ["X-UI-14"],
        source: .mapView, "Shows the insides of buildings."),
      Field(
        "trafficEnabled", .boolean, also: ["isTrafficEnabled"], default: false, source: .mapView,
        "Colours all roads by traffic; the route has its colours anyway."),
      Field(
        "transitEnabled", .boolean, also: ["isTransitEnabled"], default: false, source: .mapView,
        "Shows lines of public transport."),
      Field(
        "myLocationEnabled", .boolean, also: ["isMyLocationEnabled"], default: false,
        facts: ["X-MAP-13"], source: .mapView, "Shows where the user is."),
      Field(
        "shouldDisplaySpeedLimit", .boolean, default: false, facts: ["X-UI-05"], source: .mapView,
        "Shows the speed limit alone, while guidance is active."),
      Field(
        "routeCalloutFormat", .enumeration(.routeCalloutFormat), default: "default",
        source: .mapView, "What the callouts of alternate routes say."),
      Field(
        "preferredFrameRate", .enumeration(.frameRate), default: "maximum", source: .mapView,
        "How often the map is drawn."),
      Field(
        "accessibilityElementsHidden", .boolean, default: true, source: .mapView,
        "Hides the map's parts from VoiceOver."),
      Field(
        "cameraTargetBounds", .mapping(.bounds), nullable: true, source: .mapView,
        "The area in which the camera's target stays."),
      Field(
        "size", .mapping(.mapSize), source: .ours,
        "The size of the view, for the checks that depend on it."),
      Field(
        "shouldDisplaySpeedometer", .boolean, home: "ui", facts: ["X-SPD-01", "X-SPD-02"],
        source: .mapView, "The same setting as `ui.shouldDisplaySpeedometer`, where it is written."),
    ],
    foreignKeys: [
      .deprecated(
        "navigationMapStyle", use: nil, "removed in SDK 5.0.0; style the map by `mapID`"),
      .foreign("mapId", use: "mapID", "the wrappers' name"),
      .foreign("cloudMapId", use: "mapID", "no name of the iOS SDK"),
      .foreign("minZoomPreference", use: "minZoom", "the Android SDK's name"),
      .foreign("maxZoomPreference", use: "maxZoom", "the Android SDK's name"),
      .foreign("minZoomLevel", use: "minZoom", "the wrappers' name"),
      .foreign("maxZoomLevel", use: "maxZoom", "the wrappers' name"),
      .foreign("mapPadding", use: "padding", "the React Native wrapper's name"),
    ])

  static let edgeInsets = MappingSchema(
    .edgeInsets, "insets", "Distances from the four edges.",
    fields: ["top", "left", "bottom", "right"].map { edge in
      Field(
        edge,
        .number(
          NumberType(
            unit: "points",
            limits: [
              NumberLimit(
                from: 0, .warning, facts: ["X-MAP-12"],
                "what the SDK does with negative insets is not documented")
            ])),
        facts: ["X-MAP-12"], source: .mapView, "The distance from the \(edge) edge.")
    })

  static let mapSize = MappingSchema(
    .mapSize, "size", "The size of the map view.",
    fields: ["width", "height"].map { dimension in
      Field(
        dimension,
        .number(
          NumberType(
            unit: "points",
            limits: [NumberLimit(from: 0, .warning, "no view has a negative \(dimension)")])),
        source: .ours, "The view's \(dimension).")
    })
}

extension Enumeration {
  static let mapType = Enumeration(
    "map type",
    [
      Case("normal", "A drawn map.", also: ["kGMSTypeNormal", "roadmap"]),
      Case("satellite", "Satellite pictures.", also: ["kGMSTypeSatellite"]),
      Case(
        "terrain", "A drawn map with relief; not while navigating.", also: ["kGMSTypeTerrain"]),
      Case("hybrid", "Satellite pictures with labels.", also: ["kGMSTypeHybrid"]),
      Case("none", "No base map.", also: ["kGMSTypeNone"]),
    ])

  static let paddingAdjustmentBehavior = Enumeration(
    "padding adjustment",
    [
      Case(
        "always", "The safe area is always added.",
        also: ["kGMSMapViewPaddingAdjustmentBehaviorAlways"]),
      Case(
        "automatic", "The greater of safe area and padding counts.",
        also: ["kGMSMapViewPaddingAdjustmentBehaviorAutomatic"]),
      Case(
        "never", "The padding alone counts.",
        also: ["kGMSMapViewPaddingAdjustmentBehaviorNever"]),
    ])

  static let routeCalloutFormat = Enumeration(
    "callout format",
    [
      Case(
        "default", "Time for the best routes, distance for shorter ones.",
        also: ["GMSNavigationRouteCalloutFormatDefault"]),
      Case("time", "Time.", also: ["GMSNavigationRouteCalloutFormatTime"]),
      Case("distance", "Distance.", also: ["GMSNavigationRouteCalloutFormatDistance"]),
    ])

  static let frameRate = Enumeration(
    "frame rate",
    [
      Case("powerSave", "As low as it is still usable.", also: ["kGMSFrameRatePowerSave"]),
      Case("conservative", "Saves power.", also: ["kGMSFrameRateConservative"]),
      Case("maximum", "As high as the device allows.", also: ["kGMSFrameRateMaximum"]),
    ])
}
