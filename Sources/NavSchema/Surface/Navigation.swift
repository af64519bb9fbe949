import SourceText

extension MappingSchema {
  static let navigation = MappingSchema(
    .navigation, "navigation", "The navigation screen (`GMSMapView` with navigation).",
    fields: [
      Field(
        "enabled", .boolean, also: ["isNavigationEnabled", "navigationEnabled"], example: "true",
        facts: ["X-MAP-14", "X-UI-15"], source: .mapView,
        "Whether the map navigates (`isNavigationEnabled`); without accepted terms it does not."),
      Field(
        "travelMode", .enumeration(.travelMode), example: "driving",
        facts: ["X-RT-15", "X-RT-16", "X-SPD-01"], source: .travelModes, "How the user travels."),
      Field(
        "lightingMode", .enumeration(.lightingMode), example: "normal", facts: ["X-UI-13"],
        source: .lightingModes,
        "Day or night look; the app sets it, the SDK follows neither the system nor the sun."),
      Field(
        "camera", .mapping(.navigationCamera), source: .navigationCamera,
        "Where the camera is and what it follows."),
      Field("mapView", .mapping(.mapView), source: .mapView, "The map itself (`GMSMapView`)."),
      Field("ui", .mapping(.navigationUI), source: .uiSettings, "The user interface's switches."),
      Field(
        "headerAccessoryView", .mapping(.headerAccessoryView), nullable: true,
        facts: ["X-UI-01", "X-UI-02"], source: .controls,
        "A view of the app in place of the secondary header."),
      Field(
        "directionsList", .mapping(.directionsList), source: .controls,
        "The list of all steps (`GMSNavigationDirectionsListController`)."),
      Field(
        "speedometer", .mapping(.speedometer), source: .speedometerAlerts,
        "When the speedometer warns, and in which colours."),
      Field(
        "guidance", .mapping(.guidance), source: .navigator,
        "What the navigator says and shows (`GMSNavigator`)."),
      Field(
        "routing", .mapping(.routing), source: .routePreferences,
        "Which routes are asked for (`GMSNavigationRoutingOptions`)."),
      Field(
        "waypoints", .list(ListType(of: .mapping(.waypoint), noun: "waypoint")),
        facts: ["X-RT-07", "X-RT-08", "X-RT-09"], source: .waypoints,
        "The destinations, in order; at most 25."),
      Field(
        "simulator", .mapping(.simulator), source: .locationSimulator,
        "A simulated journey (`GMSLocationSimulator`)."),
      Field(
        "overlays", .list(ListType(of: .mapping(.overlay), noun: "overlay")), source: .ours,
        "The app's own views over the navigation screen, for the policy to judge."),
      Field(
        "customGuidance", .mapping(.customGuidance), source: .ours,
        "What the app draws of the guidance itself."),
      Field(
        "vehicle", .mapping(.vehicle), facts: ["POL-11"], source: .ours,
        "The vehicle that is routed."),
      Field(
        "dataUse", .mapping(.dataUse), facts: ["POL-10"], source: .ours,
        "What the app keeps of the SDK's data."),
      Field(
        "attribution", .mapping(.attribution), source: .attribution,
        "How Google's attribution is shown."),
      Field(
        "termsAndConditions", .mapping(.termsAndConditions), facts: ["X-MAP-14"],
        source: .termsReference,
        "The dialog in which the user accepts the terms."),
    ],
    foreignKeys: [
      .foreign("settings", use: "ui", "the name of the property on the map view"),
      .foreign("uiSettings", use: "ui", "the Android SDK's name"),
      .foreign("navigator", use: "guidance", "the name of the object behind it"),
      .foreign("routingOptions", use: "routing", "the name of the object behind it"),
      .foreign("destinations", use: "waypoints", "the wrappers' name"),
      .foreign("locationSimulator", use: "simulator", "the name of the property on the map view"),
      .foreign("navigationNightMode", use: "lightingMode", "the React Native wrapper's name"),
      .foreign("forceNightMode", use: "lightingMode", "the Android SDK's name"),
      .foreign("cameraMode", use: nil, "the SDK's name for `camera.mode`"),
    ])

  static let headerAccessoryView = MappingSchema(
    .headerAccessoryView, "header accessory view",
    "A view of the app that takes the place of the secondary header.",
    fields: [
      Field(
        "view", .text(TextType(allowsEmpty: false)), example: "TripSummaryView", source: .controls,
        "The name of the view, which conforms to `GMSNavigationAccessoryView`."),
      Field(
        "height",
        .number(
          NumberType(
            unit: "points", limits: [NumberLimit(from: 0, .warning, "no view is that low")])),
        example: "44", source: .controls,
        "The height that the view asks for."),
    ])

  static let directionsList = MappingSchema(
    .directionsList, "directions list", "The list of all steps of the trip.",
    fields: [
      Field(
        "enabled", .boolean, source: .controls,
        "Whether the app offers the list while guidance is active.")
    ])
}

extension Enumeration {
  static let travelMode = Enumeration(
    "travel mode",
    [
      Case(
        "driving", "By car; the only mode with a speedometer.",
        also: ["GMSNavigationTravelModeDriving", "DRIVE"]),
      Case("cycling", "By bicycle.", also: ["GMSNavigationTravelModeCycling", "BICYCLE"]),
      Case("walking", "On foot.", also: ["GMSNavigationTravelModeWalking", "WALK"]),
      Case("twoWheeler", "By motorcycle.", also: ["GMSNavigationTravelModeTwoWheeler"]),
      Case(
        "taxicab", "By taxi, with a taxi's rights of way.",
        also: ["GMSNavigationTravelModeTaxicab", "TAXI"]),
    ],
    explained: [
      ExplainedWord("transit", "the SDK does not navigate by public transport")
    ])

  static let lightingMode = Enumeration(
    "lighting mode",
    [
      Case(
        "normal", "The day look.",
        also: ["GMSNavigationLightingModeNormal", "day", "forceDay"]),
      Case(
        "lowLight", "The night look.",
        also: ["GMSNavigationLightingModeLowLight", "night", "forceNight"]),
    ],
    explained: [
      ExplainedWord(
        "auto",
        "iOS has no such mode: the app listens for `didChangeSuggestedLightingMode` and sets"
          + " `normal` or `lowLight`", facts: ["X-UI-13"]),
      ExplainedWord(
        "automatic",
        "iOS has no such mode: the app listens for `didChangeSuggestedLightingMode` and sets"
          + " `normal` or `lowLight`", facts: ["X-UI-13"]),
    ])
}
