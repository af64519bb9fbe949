// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a map mode.
  public enum MapMode: String, CaseIterable, Codable, Sendable {
    /// Satellite pictures with labels.
    case hybrid

    /// A drawn map; not generally available when this was written.
    case roadmap

    /// Satellite pictures without labels.
    case satellite
  }
}
