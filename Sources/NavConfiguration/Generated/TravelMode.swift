// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a travel mode.
  public enum TravelMode: String, CaseIterable, Codable, Sendable {
    /// By car; the only mode with a speedometer.
    case driving

    /// By bicycle.
    case cycling

    /// On foot.
    case walking

    /// By motorcycle.
    case twoWheeler

    /// By taxi, with a taxi's rights of way.
    case taxicab
  }
}
