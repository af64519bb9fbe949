// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The navigation screen (`GMSMapView` with navigation).
  public struct Navigation: Codable, Hashable, Sendable {
    /// Whether the map navigates (`isNavigationEnabled`); without accepted terms it does not.
    public var enabled: Bool?

    /// How the user travels.
    public var travelMode: TravelMode?

    /// Day or night look; the app sets it, the SDK follows neither the system nor the sun.
    public var lightingMode: LightingMode?

    /// Where the camera is and what it follows.
    public var camera: NavigationCamera?

    /// The map itself (`GMSMapView`).
    public var mapView: MapView?

    /// The user interface's switches.
    public var ui: NavigationUI?

    /// A view of the app in place of the secondary header.
    public var headerAccessoryView: HeaderAccessoryView?

    /// The list of all steps (`GMSNavigationDirectionsListController`).
    public var directionsList: DirectionsList?

    /// When the speedometer warns, and in which colours.
    public var speedometer: Speedometer?

    /// What the navigator says and shows (`GMSNavigator`).
    public var guidance: Guidance?

    /// Which routes are asked for (`GMSNavigationRoutingOptions`).
    public var routing: Routing?

    /// The destinations, in order; at most 25.
    public var waypoints: [Waypoint]?

    /// A simulated journey (`GMSLocationSimulator`).
    public var simulator: Simulator?

    /// The app's own views over the navigation screen, for the policy to judge.
    public var overlays: [Overlay]?

    /// What the app draws of the guidance itself.
    public var customGuidance: CustomGuidance?

    /// The vehicle that is routed.
    public var vehicle: Vehicle?

    /// What the app keeps of the SDK's data.
    public var dataUse: DataUse?

    /// How Google's attribution is shown.
    public var attribution: Attribution?

    /// The dialog in which the user accepts the terms.
    public var termsAndConditions: TermsAndConditions?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      enabled: Bool? = nil,
      travelMode: TravelMode? = nil,
      lightingMode: LightingMode? = nil,
      camera: NavigationCamera? = nil,
      mapView: MapView? = nil,
      ui: NavigationUI? = nil,
      headerAccessoryView: HeaderAccessoryView? = nil,
      directionsList: DirectionsList? = nil,
      speedometer: Speedometer? = nil,
      guidance: Guidance? = nil,
      routing: Routing? = nil,
      waypoints: [Waypoint]? = nil,
      simulator: Simulator? = nil,
      overlays: [Overlay]? = nil,
      customGuidance: CustomGuidance? = nil,
      vehicle: Vehicle? = nil,
      dataUse: DataUse? = nil,
      attribution: Attribution? = nil,
      termsAndConditions: TermsAndConditions? = nil
    ) {
      self.enabled = enabled
      self.travelMode = travelMode
      self.lightingMode = lightingMode
      self.camera = camera
      self.mapView = mapView
      self.ui = ui
      self.headerAccessoryView = headerAccessoryView
      self.directionsList = directionsList
      self.speedometer = speedometer
      self.guidance = guidance
      self.routing = routing
      self.waypoints = waypoints
      self.simulator = simulator
      self.overlays = overlays
      self.customGuidance = customGuidance
      self.vehicle = vehicle
      self.dataUse = dataUse
      self.attribution = attribution
      self.termsAndConditions = termsAndConditions
    }
  }
}
