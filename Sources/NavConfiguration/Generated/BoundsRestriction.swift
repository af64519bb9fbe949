// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A box of latitudes and longitudes; over the antimeridian `west` is greater than `east`.
  public struct BoundsRestriction: Codable, Hashable, Sendable {
    /// The southern edge, a latitude.
    public var south: Double?

    /// The western edge, a longitude.
    public var west: Double?

    /// The northern edge, a latitude.
    public var north: Double?

    /// The eastern edge, a longitude.
    public var east: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      south: Double? = nil,
      west: Double? = nil,
      north: Double? = nil,
      east: Double? = nil
    ) {
      self.south = south
      self.west = west
      self.north = north
      self.east = east
    }
  }
}
