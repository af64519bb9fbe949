// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a role.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// Anything else.
    case other

    /// The app's own button to report incidents.
    case reportButton

    /// Text that floats over the map.
    case text
  }
}
