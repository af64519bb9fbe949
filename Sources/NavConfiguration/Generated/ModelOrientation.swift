// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// How a model is turned (`Orientation3D`).
  public struct ModelOrientation: Codable, Hashable, Sendable {
    /// Clockwise from north.
    public var heading: Double?

    /// Forwards.
    public var tilt: Double?

    /// Sideways.
    public var roll: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      heading: Double? = nil,
      tilt: Double? = nil,
      roll: Double? = nil
    ) {
      self.heading = heading
      self.tilt = tilt
      self.roll = roll
    }
  }
}
