// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What the app keeps of the SDK's data.
  public struct DataUse: Codable, Hashable, Sendable {
    /// The app keeps road names beyond the user's session.
    public var storesRoadNames: Bool?

    /// The app keeps speed limits beyond the user's session.
    public var storesSpeedLimits: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      storesRoadNames: Bool? = nil,
      storesSpeedLimits: Bool? = nil
    ) {
      self.storesRoadNames = storesRoadNames
      self.storesSpeedLimits = storesSpeedLimits
    }
  }
}
