// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A factor for each direction (`Vector3D`).
  public struct ModelScale: Codable, Hashable, Sendable {
    /// The factor along the x axis.
    public var x: Double?

    /// The factor along the y axis.
    public var y: Double?

    /// The factor along the z axis.
    public var z: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      x: Double? = nil,
      y: Double? = nil,
      z: Double? = nil
    ) {
      self.x = x
      self.y = y
      self.z = z
    }
  }
}
