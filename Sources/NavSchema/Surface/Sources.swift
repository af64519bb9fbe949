extension Source {
  /// navlint's own key.
  package static let ours = Source("navlint's own key", .ours)

  // MARK: Navigation SDK, guides

  /// The policies, in so far as they say what an attribution looks like.
  package static let attribution = Source(
    "Navigation SDK: policies and attributions", at: .navigation("policies"))
  /// The guide to a map on CarPlay.
  package static let carPlay = Source("Navigation SDK guide: CarPlay", at: .navigation("carplay"))
  /// The guide "Modify the navigation UI".
  package static let controls = Source(
    "Navigation SDK guide: Modify the navigation UI", at: .navigation("controls"))
  /// The guide "Configure real-time disruptions".
  package static let disruptions = Source(
    "Navigation SDK guide: Configure real-time disruptions",
    at: .navigation("real-time-disruptions"))
  /// The guide to normal and low-light modes.
  package static let lightingModes = Source(
    "Navigation SDK guide: Normal and low-light modes", at: .navigation("lighting-modes"))
  /// The guide to a camera during navigation.
  package static let navigationCamera = Source(
    "Navigation SDK guide: Adjust the camera", at: .navigation("camera"))
  /// The guide "Customize the navigation map".
  package static let mapStyles = Source(
    "Navigation SDK guide: Customize the navigation map", at: .navigation("customize-map-styles"))
  /// The policies.
  package static let policies = Source("Navigation SDK: policies", at: .navigation("policies"))
  /// The release notes.
  package static let releaseNotes = Source(
    "Navigation SDK release notes", at: .navigation("release-notes"))
  /// The guide "Set route preferences".
  package static let routePreferences = Source(
    "Navigation SDK guide: Set route preferences", at: .navigation("route-preferences"))
  /// The guide "Configure speedometer alerts".
  package static let speedometerAlerts = Source(
    "Navigation SDK guide: Configure speedometer alerts", at: .navigation("speedometer"))
  /// The guide "Manage waypoints".
  package static let waypoints = Source(
    "Navigation SDK guide: Manage waypoints", at: .navigation("manage-waypoints"))

  // MARK: Navigation SDK, reference

  /// The reference of GMSCameraPosition.
  package static let cameraPosition = Source(
    "Navigation SDK reference: GMSCameraPosition",
    at: .navigationReference("Classes/GMSCameraPosition"))
  /// The reference of GMSNavigationLightingMode.
  package static let lightingModeReference = Source(
    "Navigation SDK reference: GMSNavigationLightingMode",
    at: .navigationReference("Enums/GMSNavigationLightingMode"))
  /// The reference of GMSLocationSimulator.
  package static let locationSimulator = Source(
    "Navigation SDK reference: GMSLocationSimulator",
    at: .navigationReference("Classes/GMSLocationSimulator"))
  /// The reference of GMSMapView.
  package static let mapView = Source(
    "Navigation SDK reference: GMSMapView", at: .navigationReference("Classes/GMSMapView"))
  /// The reference of GMSNavigator.
  package static let navigator = Source(
    "Navigation SDK reference: GMSNavigator", at: .navigationReference("Classes/GMSNavigator"))
  /// The reference of GMSNavigationRoutingOptions.
  package static let routingOptions = Source(
    "Navigation SDK reference: GMSNavigationRoutingOptions",
    at: .navigationReference("Classes/GMSNavigationRoutingOptions"))
  /// The reference of GMSNavigationSpeedAlertOptions.
  package static let speedAlertOptions = Source(
    "Navigation SDK reference: GMSNavigationSpeedAlertOptions",
    at: .navigationReference("Classes/GMSNavigationSpeedAlertOptions"))
  /// The reference of GMSNavigationSpeedometerUIOptions.
  package static let speedometerUIOptions = Source(
    "Navigation SDK reference: GMSNavigationSpeedometerUIOptions",
    at: .navigationReference("Classes/GMSNavigationSpeedometerUIOptions"))
  /// The reference of GMSNavigationTermsAndConditionsOptions.
  package static let termsReference = Source(
    "Navigation SDK reference: GMSNavigationTermsAndConditionsOptions",
    at: .navigationReference("Classes/GMSNavigationTermsAndConditionsOptions"))
  /// The reference of GMSNavigationTravelMode.
  package static let travelModes = Source(
    "Navigation SDK reference: GMSNavigationTravelMode",
    at: .navigationReference("Enums/GMSNavigationTravelMode"))
  /// The reference of GMSUISettings.
  package static let uiSettings = Source(
    "Navigation SDK reference: GMSUISettings",
    at: .navigationReference("Classes/GMSUISettings"))
  /// The reference of GMSNavigationWaypoint.
  package static let waypointReference = Source(
    "Navigation SDK reference: GMSNavigationWaypoint",
    at: .navigationReference("Classes/GMSNavigationWaypoint"))

  // MARK: Sister SDKs

  /// The Maps SDK's guide to the camera of the flat map.
  package static let mapsCamera = Source(
    "Maps SDK for iOS guide: camera and view",
    at: .web("https://developers.google.com/maps/documentation/ios-sdk/views"))
  /// The reference of Google's JSON style language.
  package static let styleLanguage = Source(
    "Maps SDK for iOS: style reference",
    at: .web("https://developers.google.com/maps/documentation/ios-sdk/style-reference"))
  /// The Flutter wrapper's source.
  package static let flutter = Source(
    "Google's Flutter wrapper", .wrapper,
    at: .web("https://github.com/googlemaps/flutter-navigation-sdk"))
  /// The React Native wrapper's source.
  package static let reactNative = Source(
    "Google's React Native wrapper", .wrapper,
    at: .web("https://github.com/googlemaps/react-native-navigation-sdk"))

  // MARK: Maps 3D SDK

  /// The guide "Configure camera controls".
  package static let camera3D = Source(
    "Maps 3D SDK guide: camera controls", at: .maps3D("configure-camera-controls"))
  /// The guide "Configure marker altitude".
  package static let markerAltitude3D = Source(
    "Maps 3D SDK guide: marker altitude", at: .maps3D("configure-marker-altitude"))
  /// The guide "Create markers with custom views".
  package static let markers3D = Source(
    "Maps 3D SDK guide: markers", at: .maps3D("add-a-marker"))
  /// The class reference of the Maps 3D SDK.
  package static let maps3DReference = Source(
    "Maps 3D SDK reference", at: .maps3D("reference"))
  /// The release notes of the Maps 3D SDK.
  package static let maps3DReleases = Source(
    "Maps 3D SDK release notes", at: .maps3D("release-notes"))

  /// A page of the Maps 3D SDK's reference: `Structs/Marker3D/Style`.
  package static func maps3D(_ page: String) -> Source {
    Source(nil, at: .maps3DReference(page))
  }
}
