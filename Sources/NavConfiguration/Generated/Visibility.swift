// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a visibility.
  public enum Visibility: String, CaseIterable, Codable, Sendable {
    /// Drawn.
    case on

    /// Not drawn.
    case off

    /// Drawn with fewer details.
    case simplified
  }
}
