// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Fractions of the speed limit beyond which an alert begins.
  public struct AlertThresholds: Codable, Hashable, Sendable {
    /// Where a minor alert begins: the text turns red.
    public var minor: Double?

    /// Where a major alert begins: the background turns red.
    public var major: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      minor: Double? = nil,
      major: Double? = nil
    ) {
      self.minor = minor
      self.major = major
    }
  }
}
