// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of an action.
  public enum Action: String, CaseIterable, Codable, Sendable {
    /// What the SDK does by itself.
    case `default`

    /// Nothing.
    case none
  }
}
