// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The colours of one severity by lighting mode.
  public struct MinorAlertColors: Codable, Hashable, Sendable {
    /// The colours in day mode.
    public var normal: MinorAlertDayColors?

    /// The colours in low-light mode.
    public var lowLight: MinorAlertNightColors?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      normal: MinorAlertDayColors? = nil,
      lowLight: MinorAlertNightColors? = nil
    ) {
      self.normal = normal
      self.lowLight = lowLight
    }
  }
}
