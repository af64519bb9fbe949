// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a voice guidance.
  public enum VoiceGuidance: String, CaseIterable, Codable, Sendable {
    /// Nothing.
    case silent

    /// Traffic alerts.
    case alertsOnly

    /// Traffic alerts and turns.
    case alertsAndGuidance
  }
}
