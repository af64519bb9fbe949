// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a screen element.
  public enum ScreenElement: String, CaseIterable, Codable, Sendable {
    /// The user's position.
    case currentLocation

    /// The header with the next turn.
    case header

    /// The lanes under the header.
    case laneGuidance

    /// The compass.
    case compass

    /// The footer with time and distance.
    case footer

    /// The recenter button.
    case recenterButton

    /// The speedometer.
    case speedometer

    /// The SDK's prompts.
    case prompts

    /// Google's attribution.
    case attribution

    /// Everything.
    case fullScreen
  }
}
