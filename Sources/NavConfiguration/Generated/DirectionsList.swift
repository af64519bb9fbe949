// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The list of all steps of the trip.
  public struct DirectionsList: Codable, Hashable, Sendable {
    /// Whether the app offers the list while guidance is active.
    public var enabled: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      enabled: Bool? = nil
    ) {
      self.enabled = enabled
    }
  }
}
