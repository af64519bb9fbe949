// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A place on the earth (`CLLocationCoordinate2D`).
  public struct Coordinate: Codable, Hashable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double

    /// Degrees east of Greenwich.
    public var longitude: Double

    /// Creates the value from its parts; what is not given is absent.
    public init(
      latitude: Double,
      longitude: Double
    ) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }
}
