// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a marker style.
  public enum MarkerStyle: String, CaseIterable, Codable, Sendable {
    /// The SDK's own marker.
    case `default`

    /// A picture taken of a view.
    case viewSnapshot
  }
}
