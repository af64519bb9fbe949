// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What the app draws of the guidance itself.
  public struct CustomGuidance: Codable, Hashable, Sendable {
    /// The app shows the next turns itself.
    public var turns: Bool?

    /// The app shows the time of arrival itself.
    public var eta: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      turns: Bool? = nil,
      eta: Bool? = nil
    ) {
      self.turns = turns
      self.eta = eta
    }
  }
}
