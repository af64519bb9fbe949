// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The vehicle that is routed.
  public struct Vehicle: Codable, Hashable, Sendable {
    /// What kind of vehicle it is.
    public var type: VehicleType?

    /// How tall the vehicle is.
    public var height: Double?

    /// How long the vehicle is.
    public var length: Double?

    /// How heavy the vehicle is.
    public var weight: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      type: VehicleType? = nil,
      height: Double? = nil,
      length: Double? = nil,
      weight: Double? = nil
    ) {
      self.type = type
      self.height = height
      self.length = length
      self.weight = weight
    }
  }
}
