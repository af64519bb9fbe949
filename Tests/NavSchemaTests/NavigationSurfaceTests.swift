import NavSchema
import SourceText
import Testing
import YAMLTree

/// What the documents say of the navigation surface, read back from the schema.
@Suite struct NavigationSurfaceTests {
  /// Defaults under `navigation`, by release; nil: none is documented.
  private static let defaults: [(path: String, ten: Literal?, eleven: Literal?)] = [
    ("ui.compassButton", false, true), ("ui.myLocationButton", nil, nil),
    ("ui.recenterButtonEnabled", true, true), ("ui.indoorPicker", true, true),
    ("ui.scrollGestures", true, true), ("ui.zoomGestures", true, true),
    ("ui.tiltGestures", true, true), ("ui.rotateGestures", true, true),
    ("ui.consumesGesturesInView", true, true),
    ("ui.allowScrollGesturesDuringRotateOrZoom", true, true),
    ("ui.navigationHeaderEnabled", true, true), ("ui.navigationFooterEnabled", true, true),
    ("ui.navigationHeaderPrimaryBackgroundColor", nil, nil),
    ("ui.navigationHeaderSecondaryBackgroundColorNightMode", nil, nil),
    ("ui.navigationHeaderBackgroundAlpha", 1, 1),
    ("ui.navigationHeaderLargeManeuverIconColor", nil, nil),
    ("ui.navigationHeaderGuidanceRecommendedLaneColor", "#FFFFFF", "#FFFFFF"),
    ("ui.navigationHeaderNextStepTextColor", "#FFFFFF", "#FFFFFF"),
    ("ui.navigationHeaderDistanceUnitsTextColor", "#808080", "#808080"),
    ("ui.navigationHeaderNextStepFont", nil, nil),
    ("ui.navigationTripProgressBarEnabled", false, false),
    ("ui.showsTrafficLights", false, nil), ("ui.showsStopSigns", false, nil),
    ("ui.showsDestinationMarkers", true, true), ("ui.showsIncidentCards", true, true),
    ("ui.navigationReportIncidentButtonEnabled", true, true),
    ("ui.shouldDisplaySpeedometer", nil, nil),
    ("enabled", nil, nil), ("travelMode", nil, nil), ("lightingMode", nil, nil),
    ("camera.mode", "following", "following"), ("camera.followingPerspective", nil, nil),
    ("camera.position.bearing", 0, 0), ("camera.position.viewingAngle", 0, 0),
    ("mapView.mapType", "normal", "normal"), ("mapView.minZoom", nil, nil),
    ("mapView.padding.top", nil, nil), ("mapView.paddingAdjustmentBehavior", "always", "always"),
    ("mapView.buildingsEnabled", true, true), ("mapView.indoorEnabled", true, true),
    ("mapView.trafficEnabled", false, false), ("mapView.transitEnabled", false, false),
    ("mapView.myLocationEnabled", false, false),
    ("mapView.shouldDisplaySpeedLimit", false, false),
    ("mapView.routeCalloutFormat", "default", "default"),
    ("mapView.preferredFrameRate", "maximum", "maximum"),
    ("mapView.accessibilityElementsHidden", true, true),
    ("speedometer.alertThresholds.minor", nil, nil),
    ("speedometer.severityUpgradeDurationSeconds", nil, nil),
    ("speedometer.colors.minor.normal.textColor", "#D93025", "#D93025"),
    ("speedometer.colors.minor.normal.backgroundColor", "#FFFFFF", "#FFFFFF"),
    ("speedometer.colors.minor.lowLight.backgroundColor", "#000000", "#000000"),
    ("speedometer.colors.major.lowLight.textColor", "#FFFFFF", "#FFFFFF"),
    ("speedometer.colors.major.normal.backgroundColor", "#D93025", "#D93025"),
    ("speedometer.colors.unknown.normal.textColor", nil, nil),
    ("guidance.guidanceActive", nil, nil),
    ("guidance.voiceGuidance", "alertsAndGuidance", "alertsAndGuidance"),
    ("guidance.audioDeviceType", "bluetooth", "bluetooth"),
    ("guidance.vibrationEnabled", nil, nil), ("guidance.shouldDisplayPrompts", true, true),
    ("guidance.stopGuidanceAtArrival", true, true), ("guidance.timeUpdateThreshold", 1, 1),
    ("guidance.distanceUpdateThreshold", 1, 1),
    ("routing.alternateRoutesStrategy", "all", "all"),
    ("routing.routingStrategy", "defaultBest", "defaultBest"),
    ("routing.avoidsTolls", false, false), ("routing.avoidsHighways", false, false),
    ("routing.avoidsFerries", true, true), ("simulator.avoidsFerries", true, true),
    ("simulator.speedMultiplier", 1, 1), ("waypoints.preferSameSideOfRoad", false, false),
    ("waypoints.preferredHeading", -1, -1), ("waypoints.vehicleStopover", false, false),
    ("overlays.role", "other", "other"), ("overlays.covers", .emptyList, .emptyList),
    ("overlays.trigger", "userAction", "userAction"), ("overlays.dismissible", true, true),
    ("overlays.animation", "none", "none"), ("overlays.subviewOfMapView", nil, nil),
    ("termsAndConditions.shouldOnlyShowDriverAwarenessDialog", false, false),
    ("termsAndConditions.showsOnFirstUse", nil, nil), ("attribution.visible", nil, nil),
  ]

  @Test(arguments: defaults)
  func defaultsAreTheDocumentedOnes(_ row: (path: String, ten: Literal?, eleven: Literal?)) throws {
    let field = try #require(FieldIndex.entry(at: "navigation.\(row.path)")).field
    #expect(field.defaults.literal(for: SDKProfile(navigation: Version(10))) == row.ten)
    #expect(field.defaults.literal(for: SDKProfile(navigation: Version(10, 10))) == row.ten)
    #expect(field.defaults.literal(for: SDKProfile(navigation: Version(11))) == row.eleven)
    #expect(field.defaults.literal(for: SDKProfile(navigation: Version(11, 3))) == row.eleven)
  }

  @Test(arguments: [
    ("isNavigationHeaderEnabled", "navigation.ui.navigationHeaderEnabled"),
    ("isNavigationFooterEnabled", "navigation.ui.navigationFooterEnabled"),
    ("isRecenterButtonEnabled", "navigation.ui.recenterButtonEnabled"),
    ("isNavigationTripProgressBarEnabled", "navigation.ui.navigationTripProgressBarEnabled"),
    (
      "isNavigationReportIncidentButtonEnabled",
      "navigation.ui.navigationReportIncidentButtonEnabled"
    ),
    ("isBuildingsEnabled", "navigation.mapView.buildingsEnabled"),
    ("isIndoorEnabled", "navigation.mapView.indoorEnabled"),
    ("isTrafficEnabled", "navigation.mapView.trafficEnabled"),
    ("isTransitEnabled", "navigation.mapView.transitEnabled"),
    ("isMyLocationEnabled", "navigation.mapView.myLocationEnabled"),
    ("isNavigationEnabled", "navigation.enabled"), ("navigationEnabled", "navigation.enabled"),
    ("isGuidanceActive", "navigation.guidance.guidanceActive"),
    ("isVibrationEnabled", "navigation.guidance.vibrationEnabled"),
    ("cameraMode", "navigation.camera.mode"), ("coordinate", "navigation.waypoints.location"),
    ("preferredSegmentHeading", "navigation.waypoints.preferredHeading"),
  ])
  func swiftAndObjectiveCSpellingsMeanOneField(_ spelling: String, path: String) {
    let parent = path.split(separator: ".").dropLast().joined(separator: ".")
    #expect(FieldIndex.entry(at: "\(parent).\(spelling)")?.path == path)
  }

  @Test(arguments: MappingKind.allCases)
  func foreignKeysLeadToFieldsAndAreNone(_ kind: MappingKind) {
    let schema = kind.schema
    for foreign in schema.foreignKeys {
      #expect(schema.field(named: foreign.name) == nil, "\(foreign.name)")
      if let replacement = foreign.replacement {
        #expect(schema.field(named: replacement)?.name == replacement, "\(foreign.name)")
      }
    }
    #expect(Set(schema.foreignKeys.map(\.name)).count == schema.foreignKeys.count)
  }

  @Test(arguments: MappingKind.allCases)
  func fieldsSayWhatTheyAre(_ kind: MappingKind) {
    for field in kind.schema.fields {
      #expect(field.summary.hasSuffix("."), "\(kind).\(field.name)")
      #expect(!field.summary.dropLast().contains(". "), "\(kind).\(field.name): one sentence")
      if let home = field.home { #expect(!home.isEmpty) }
    }
  }
}
