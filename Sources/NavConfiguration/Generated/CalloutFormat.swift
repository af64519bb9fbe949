// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a callout format.
  public enum CalloutFormat: String, CaseIterable, Codable, Sendable {
    /// Time for the best routes, distance for shorter ones.
    case `default`

    /// Time.
    case time

    /// Distance.
    case distance
  }
}
