// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The colours of one severity by lighting mode.
  public struct UncoloredSeverity: Codable, Hashable, Sendable {
    /// The colours in day mode.
    public var normal: UncoloredSeverityModeColors?

    /// The colours in low-light mode.
    public var lowLight: UncoloredSeverityModeColors?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      normal: UncoloredSeverityModeColors? = nil,
      lowLight: UncoloredSeverityModeColors? = nil
    ) {
      self.normal = normal
      self.lowLight = lowLight
    }
  }
}
