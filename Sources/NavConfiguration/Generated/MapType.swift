// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a map type.
  public enum MapType: String, CaseIterable, Codable, Sendable {
    /// A drawn map.
    case normal

    /// Satellite pictures.
    case satellite

    /// A drawn map with relief; not while navigating.
    case terrain

    /// Satellite pictures with labels.
    case hybrid

    /// No base map.
    case none
  }
}
