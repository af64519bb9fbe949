// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A font (`UIFont`).
  public struct Font: Codable, Hashable, Sendable {
    /// The font family, or `system`.
    public var family: String?

    /// How heavy the letters are.
    public var weight: FontWeight?

    /// How tall the letters are.
    public var size: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      family: String? = nil,
      weight: FontWeight? = nil,
      size: Double? = nil
    ) {
      self.family = family
      self.weight = weight
      self.size = size
    }
  }
}
