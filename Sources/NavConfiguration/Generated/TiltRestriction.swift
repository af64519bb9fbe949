// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The tilts that the camera may have.
  public struct TiltRestriction: Codable, Hashable, Sendable {
    /// The least of them.
    public var min: Double?

    /// The greatest of them.
    public var max: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      min: Double? = nil,
      max: Double? = nil
    ) {
      self.min = min
      self.max = max
    }
  }
}
