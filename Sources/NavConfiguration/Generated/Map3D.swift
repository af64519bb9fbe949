// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A map of the Maps 3D SDK (`Map`).
  public struct Map3D: Codable, Hashable, Sendable {
    /// Which pictures the map shows.
    public var mode: MapMode

    /// The id of a map style made in the Cloud console.
    public var mapID: String?

    /// Where the map looks from when it opens.
    public var camera: Camera3D?

    /// How far the user may move the camera.
    public var cameraRestrictions: CameraRestrictions?

    /// Controls over the map; none are shown unless they are listed.
    public var mapControls: [MapControlGroup]?

    /// Shows information about a place that is tapped.
    public var placeInformationEnabled: Bool?

    /// What a tap on a place does.
    public var onPlaceTap: Action?

    /// Markers that host views.
    public var markers: [Marker]?

    /// Markers that the SDK draws itself, the better kind for large numbers.
    public var markers3D: [Marker3D]?

    /// Lines.
    public var polylines: [Polyline]?

    /// Filled shapes.
    public var polygons: [Polygon]?

    /// 3D models in glTF files.
    public var models: [Model]?

    /// Popovers that stand at a place of their own.
    public var popovers: [Popover]?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      mode: MapMode,
      mapID: String? = nil,
      camera: Camera3D? = nil,
      cameraRestrictions: CameraRestrictions? = nil,
      mapControls: [MapControlGroup]? = nil,
      placeInformationEnabled: Bool? = nil,
      onPlaceTap: Action? = nil,
      markers: [Marker]? = nil,
      markers3D: [Marker3D]? = nil,
      polylines: [Polyline]? = nil,
      polygons: [Polygon]? = nil,
      models: [Model]? = nil,
      popovers: [Popover]? = nil
    ) {
      self.mode = mode
      self.mapID = mapID
      self.camera = camera
      self.cameraRestrictions = cameraRestrictions
      self.mapControls = mapControls
      self.placeInformationEnabled = placeInformationEnabled
      self.onPlaceTap = onPlaceTap
      self.markers = markers
      self.markers3D = markers3D
      self.polylines = polylines
      self.polygons = polygons
      self.models = models
      self.popovers = popovers
    }
  }
}
