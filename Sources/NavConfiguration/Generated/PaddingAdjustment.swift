// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a padding adjustment.
  public enum PaddingAdjustment: String, CaseIterable, Codable, Sendable {
    /// The safe area is always added.
    case always

    /// The greater of safe area and padding counts.
    case automatic

    /// The padding alone counts.
    case never
  }
}
