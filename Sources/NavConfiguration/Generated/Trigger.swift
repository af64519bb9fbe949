// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a trigger.
  public enum Trigger: String, CaseIterable, Codable, Sendable {
    /// An explicit action of the user.
    case userAction

    /// Anything else.
    case automatic
  }
}
