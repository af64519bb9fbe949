// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a routing strategy.
  public enum RoutingStrategy: String, CaseIterable, Codable, Sendable {
    /// The best route by the SDK's own measure.
    case defaultBest

    /// Shorter routes first; not with hidden alternates.
    case shorter

    /// Routes as long as the target distance first.
    case deltaToTargetDistance
  }
}
