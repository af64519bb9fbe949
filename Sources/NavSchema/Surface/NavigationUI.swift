extension MappingSchema {
  static let navigationUI = MappingSchema(
    .navigationUI, "navigation UI", "The map's user interface (`GMSUISettings`).",
    fields: [
      // Controls.
      Field(
        "compassButton", .boolean,
        default: .value(.boolean(false), from: Version(11), .boolean(true)),
        facts: ["X-UI-02", "LINT-09"], source: .controls,
        "Allows the compass to appear in the top right corner."),
      Field(
        "myLocationButton", .boolean, facts: ["X-MAP-13"], source: .controls,
        "Shows the button that moves the camera to the user, if the position is known."),
      Field(
        "recenterButtonEnabled", .boolean, also: ["isRecenterButtonEnabled"], default: true,
        facts: ["X-UI-05", "X-UI-07", "X-MAP-10"], source: .uiSettings,
        "Shows a button to follow the user again, once the map was scrolled."),
      Field(
        "indoorPicker", .boolean, default: true, facts: ["X-UI-14"], source: .uiSettings,
        "Shows the floors of a building whose inside is in focus."),
      // Gestures.
      Field(
        "scrollGestures", .boolean, default: true, facts: ["X-UI-06", "X-UI-07", "X-MAP-10"],
        source: .uiSettings, "Lets the user swipe to pan the map."),
      Field(
        "zoomGestures", .boolean, default: true, facts: ["X-UI-06", "X-MAP-10"],
        source: .uiSettings, "Lets the user zoom by taps and pinches."),
      Field(
        "tiltGestures", .boolean, default: true, facts: ["X-MAP-10"], source: .uiSettings,
        "Lets the user tilt the camera by a vertical swipe with two fingers."),
      Field(
        "rotateGestures", .boolean, default: true, facts: ["X-MAP-10"], source: .uiSettings,
        "Lets the user turn the camera with two fingers."),
      Field(
        "consumesGesturesInView", .boolean, default: true, source: .uiSettings,
        "Keeps gestures from the views behind the map."),
      Field(
        "allowScrollGesturesDuringRotateOrZoom", .boolean, default: true, source: .uiSettings,
        "Lets the map pan while it is turned or zoomed."),
      // Accessories.
      Field(
        "navigationHeaderEnabled", .boolean, also: ["isNavigationHeaderEnabled"], default: true,
        facts: ["X-UI-01", "X-UI-03", "LINT-01"], source: .controls,
        "Shows the street and the next turns at the top."),
      Field(
        "navigationFooterEnabled", .boolean, also: ["isNavigationFooterEnabled"], default: true,
        facts: ["LINT-02"], source: .controls,
        "Shows the remaining time and distance at the bottom."),
      Field(
        "navigationTripProgressBarEnabled", .boolean, also: ["isNavigationTripProgressBarEnabled"],
        default: false, facts: ["X-UI-08", "X-UI-09"], source: .controls,
        "Shows the whole trip as a bar at the leading edge; experimental."),
      Field(
        "navigationReportIncidentButtonEnabled", .boolean,
        also: ["isNavigationReportIncidentButtonEnabled"], default: true,
        facts: ["X-UI-10", "X-UI-11", "LINT-12"], source: .disruptions,
        "Shows the button to report an incident, where reporting is possible."),
      Field(
        "showsIncidentCards", .boolean, default: true, facts: ["LINT-12"], source: .disruptions,
        "Opens a card when an incident is tapped."),
      Field(
        "showsDestinationMarkers", .boolean, default: true, source: .controls,
        "Marks the destinations of the route."),
      Field(
        "showsTrafficLights", .boolean,
        default: .value(.boolean(false), from: Version(11), nil), facts: ["X-UI-12"],
        source: .controls, "Shows the next traffic lights; deprecated in 10, without effect in 11."),
      Field(
        "showsStopSigns", .boolean, default: .value(.boolean(false), from: Version(11), nil),
        facts: ["X-UI-12"], source: .controls,
        "Shows the next stop signs; deprecated in 10, without effect in 11."),
      Field(
        "shouldDisplaySpeedometer", .boolean,
        facts: ["X-SPD-01", "X-SPD-02", "X-SPD-08", "X-SPD-09", "X-SPD-11"], source: .controls,
        "Shows the speed limit, and beyond it the speed."),
    ] + headerLook,
    foreignKeys: navigationUIWords)

  // MARK: Words of other SDKs and of objects that live elsewhere here

  private static let navigationUIWords: [KnownForeignKey] = [
    .foreign(
      "setAllGesturesEnabled", use: nil, "a method of the SDK; write each gesture by itself"),
    .foreign("speedometerUIOptions", use: nil, "the SDK's name for `speedometer.colors`"),
    .foreign("headerEnabled", use: "navigationHeaderEnabled", "the React Native wrapper's name"),
    .foreign("footerEnabled", use: "navigationFooterEnabled", "the React Native wrapper's name"),
    .foreign(
      "tripProgressBarEnabled", use: "navigationTripProgressBarEnabled", "the wrappers' name"),
    .foreign(
      "reportIncidentButtonEnabled", use: "navigationReportIncidentButtonEnabled",
      "the wrappers' name"),
    .foreign("speedometerEnabled", use: "shouldDisplaySpeedometer", "the wrappers' name"),
    .foreign(
      "speedLimitIconEnabled", use: nil,
      "the wrappers' name for"
        + " `mapView.shouldDisplaySpeedLimit`"),
    .foreign("compassEnabled", use: "compassButton", "the wrappers' name"),
    .foreign("myLocationButtonEnabled", use: "myLocationButton", "the wrappers' name"),
    .foreign(
      "trafficIncidentCardsEnabled", use: "showsIncidentCards", "the React Native wrapper's name"),
    .foreign(
      "trafficIncidentsCardEnabled", use: "showsIncidentCards", "the Flutter wrapper's name"),
    .foreign(
      "destinationMarkersEnabled", use: "showsDestinationMarkers", "the Flutter wrapper's name"),
    .foreign(
      "showDestinationMarkers", use: "showsDestinationMarkers", "the React Native wrapper's name"),
    .foreign(
      "showTrafficLightsEnabled", use: "showsTrafficLights", "the React Native wrapper's name"),
    .foreign("showStopSignsEnabled", use: "showsStopSigns", "the React Native wrapper's name"),
    .foreign("scrollGesturesEnabled", use: "scrollGestures", "the Android SDK's name"),
    .foreign("zoomGesturesEnabled", use: "zoomGestures", "the Android SDK's name"),
    .foreign("tiltGesturesEnabled", use: "tiltGestures", "the Android SDK's name"),
    .foreign("rotateGesturesEnabled", use: "rotateGestures", "the Android SDK's name"),
    .foreign("rotationGesturesEnabled", use: "rotateGestures", "the React Native wrapper's name"),
    .foreign("indoorLevelPickerEnabled", use: "indoorPicker", "the Android SDK's name"),
    .foreign(
      "scrollGesturesEnabledDuringRotateOrZoom", use: "allowScrollGesturesDuringRotateOrZoom",
      "the Android SDK's name"),
  ]
}
