// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// An area between two latitudes and two longitudes.
  public struct Bounds: Codable, Hashable, Sendable {
    /// The southern edge.
    public var south: Double

    /// The western edge.
    public var west: Double

    /// The northern edge.
    public var north: Double

    /// The eastern edge; less than the western one, the area lies over the antimeridian.
    public var east: Double

    /// Creates the value from its parts; what is not given is absent.
    public init(
      south: Double,
      west: Double,
      north: Double,
      east: Double
    ) {
      self.south = south
      self.west = west
      self.north = north
      self.east = east
    }
  }
}
