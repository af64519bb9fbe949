// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a camera perspective.
  public enum CameraPerspective: String, CaseIterable, Codable, Sendable {
    /// Behind and above the user.
    case tilted

    /// Straight down, north up.
    case topDownNorthUp

    /// Straight down, the user's direction up.
    case topDownHeadingUp
  }
}
