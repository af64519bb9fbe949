// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A place, a zoom level and two angles.
  public struct CameraPosition: Codable, Hashable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double?

    /// Degrees east of Greenwich.
    public var longitude: Double?

    /// How near; each level doubles the scale.
    public var zoom: Double?

    /// The direction that is up, clockwise from north.
    public var bearing: Double?

    /// The angle between looking straight down and the line of sight.
    public var viewingAngle: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      latitude: Double? = nil,
      longitude: Double? = nil,
      zoom: Double? = nil,
      bearing: Double? = nil,
      viewingAngle: Double? = nil
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.zoom = zoom
      self.bearing = bearing
      self.viewingAngle = viewingAngle
    }
  }
}
