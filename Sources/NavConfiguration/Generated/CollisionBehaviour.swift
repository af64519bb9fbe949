// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a collision behaviour.
  public enum CollisionBehaviour: String, CaseIterable, Codable, Sendable {
    /// Shown unless it overlaps a marker of higher priority.
    case optionalAndHidesLowerPriority

    /// Always shown, hides nothing.
    case required

    /// Always shown, hides optional markers and labels.
    case requiredAndHidesOptional
  }
}
