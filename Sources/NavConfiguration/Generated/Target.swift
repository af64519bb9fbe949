// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a target.
  public enum Target: String, CaseIterable, Codable, Sendable {
    /// The phone's own screen.
    case phone

    /// A CarPlay map, which nobody can touch.
    case carPlay
  }
}
