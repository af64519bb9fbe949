// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The place that the camera looks at (`LatLngAltitude`).
  public struct CameraCenter: Codable, Hashable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double

    /// Degrees east of Greenwich.
    public var longitude: Double

    /// How high the place is; the altitude mode says above what.
    public var altitude: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      latitude: Double,
      longitude: Double,
      altitude: Double? = nil
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.altitude = altitude
    }
  }
}
