// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a content source.
  public enum ContentSource: String, CaseIterable, Codable, Sendable {
    /// Google's.
    case google

    /// Anybody else's.
    case other
  }
}
