// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a map control.
  public enum MapControl: String, CaseIterable, Codable, Sendable {
    /// Turns the map to the north.
    case compass

    /// Zooms in and out.
    case zoom

    /// Tilts the camera.
    case tilt

    /// Turns the camera.
    case rotate

    /// Moves the map left and right.
    case panHorizontal

    /// Moves the map up and down.
    case panVertical

    /// Room between two controls.
    case spacer
  }
}
