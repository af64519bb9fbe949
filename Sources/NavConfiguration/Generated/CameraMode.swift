// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a camera mode.
  public enum CameraMode: String, CaseIterable, Codable, Sendable {
    /// Goes where gestures put it.
    case free

    /// Follows the user; hides the recenter button.
    case following

    /// Shows the whole route.
    case overview
  }
}
