// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a notice.
  public enum Notice: String, CaseIterable, Codable, Sendable {
    /// The Navigation SDK's terms.
    case terms

    /// To use one's own judgement, as reality may differ.
    case judgement

    /// That tolls and the like are the user's to pay.
    case tolls
  }
}
