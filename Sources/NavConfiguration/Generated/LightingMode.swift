// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a lighting mode.
  public enum LightingMode: String, CaseIterable, Codable, Sendable {
    /// The day look.
    case normal

    /// The night look.
    case lowLight
  }
}
