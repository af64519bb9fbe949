// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A simulated journey (`GMSLocationSimulator`).
  public struct Simulator: Codable, Hashable, Sendable {
    /// How many times faster than life the journey goes.
    public var speedMultiplier: Double?

    /// Avoids roads with tolls.
    public var avoidsTolls: Bool?

    /// Avoids highways.
    public var avoidsHighways: Bool?

    /// Avoids ferries, unless it is set to `false`.
    public var avoidsFerries: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      speedMultiplier: Double? = nil,
      avoidsTolls: Bool? = nil,
      avoidsHighways: Bool? = nil,
      avoidsFerries: Bool? = nil
    ) {
      self.speedMultiplier = speedMultiplier
      self.avoidsTolls = avoidsTolls
      self.avoidsHighways = avoidsHighways
      self.avoidsFerries = avoidsFerries
    }
  }
}
