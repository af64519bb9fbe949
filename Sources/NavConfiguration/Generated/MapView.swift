// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The map under the navigation (`GMSMapView`).
  public struct MapView: Codable, Hashable, Sendable {
    /// Which base map is drawn.
    public var mapType: MapType?

    /// The cloud style of the map; it can be given only when the view is made.
    public var mapID: String?

    /// Google's JSON style as YAML; only for the map type `normal`.
    public var mapStyle: [StyleRule]?

    /// The farthest zoom level that is allowed.
    public var minZoom: Double?

    /// The nearest zoom level that is allowed.
    public var maxZoom: Double?

    /// Keeps the built-in controls away from the edges.
    public var padding: EdgeInsets?

    /// Whether the safe area is added to the padding.
    public var paddingAdjustmentBehavior: PaddingAdjustment?

    /// Shows buildings in three dimensions.
    public var buildingsEnabled: Bool?

    /// Shows the insides of buildings.
    public var indoorEnabled: Bool?

    /// Colours all roads by traffic; the route has its colours anyway.
    public var trafficEnabled: Bool?

    /// Shows lines of public transport.
    public var transitEnabled: Bool?

    /// Shows where the user is.
    public var myLocationEnabled: Bool?

    /// Shows the speed limit alone, while guidance is active.
    public var shouldDisplaySpeedLimit: Bool?

    /// What the callouts of alternate routes say.
    public var routeCalloutFormat: CalloutFormat?

    /// How often the map is drawn.
    public var preferredFrameRate: FrameRate?

    /// Hides the map's parts from VoiceOver.
    public var accessibilityElementsHidden: Bool?

    /// The area in which the camera's target stays.
    public var cameraTargetBounds: Bounds?

    /// The size of the view, for the checks that depend on it.
    public var size: MapSize?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      mapType: MapType? = nil,
      mapID: String? = nil,
      mapStyle: [StyleRule]? = nil,
      minZoom: Double? = nil,
      maxZoom: Double? = nil,
      padding: EdgeInsets? = nil,
      paddingAdjustmentBehavior: PaddingAdjustment? = nil,
      buildingsEnabled: Bool? = nil,
      indoorEnabled: Bool? = nil,
      trafficEnabled: Bool? = nil,
      transitEnabled: Bool? = nil,
      myLocationEnabled: Bool? = nil,
      shouldDisplaySpeedLimit: Bool? = nil,
      routeCalloutFormat: CalloutFormat? = nil,
      preferredFrameRate: FrameRate? = nil,
      accessibilityElementsHidden: Bool? = nil,
      cameraTargetBounds: Bounds? = nil,
      size: MapSize? = nil
    ) {
      self.mapType = mapType
      self.mapID = mapID
      self.mapStyle = mapStyle
      self.minZoom = minZoom
      self.maxZoom = maxZoom
      self.padding = padding
      self.paddingAdjustmentBehavior = paddingAdjustmentBehavior
      self.buildingsEnabled = buildingsEnabled
      self.indoorEnabled = indoorEnabled
      self.trafficEnabled = trafficEnabled
      self.transitEnabled = transitEnabled
      self.myLocationEnabled = myLocationEnabled
      self.shouldDisplaySpeedLimit = shouldDisplaySpeedLimit
      self.routeCalloutFormat = routeCalloutFormat
      self.preferredFrameRate = preferredFrameRate
      self.accessibilityElementsHidden = accessibilityElementsHidden
      self.cameraTargetBounds = cameraTargetBounds
      self.size = size
    }
  }
}
