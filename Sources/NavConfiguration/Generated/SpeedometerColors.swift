// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The speedometer's colours by severity.
  public struct SpeedometerColors: Codable, Hashable, Sendable {
    /// The colours of a minor alert.
    public var minor: MinorAlertColors?

    /// The colours of a major alert.
    public var major: MajorAlertColors?

    /// Without effect: an unknown speed has no colours.
    public var unknown: UncoloredSeverity?

    /// Without effect: a lawful speed has no colours.
    public var notSpeeding: UncoloredSeverity?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      minor: MinorAlertColors? = nil,
      major: MajorAlertColors? = nil,
      unknown: UncoloredSeverity? = nil,
      notSpeeding: UncoloredSeverity? = nil
    ) {
      self.minor = minor
      self.major = major
      self.unknown = unknown
      self.notSpeeding = notSpeeding
    }
  }
}
