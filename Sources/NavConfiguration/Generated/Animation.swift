// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of an animation.
  public enum Animation: String, CaseIterable, Codable, Sendable {
    /// It stands still.
    case none

    /// It moves once.
    case once

    /// It moves without end.
    case continuous
  }
}
