// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of an altitude mode.
  public enum AltitudeMode: String, CaseIterable, Codable, Sendable {
    /// Metres above mean sea level.
    case absolute

    /// Stuck to the ground; the altitude is ignored.
    case clampToGround

    /// Metres above the terrain, above the sea where there is water.
    case relativeToGround

    /// Metres above the highest of ground, building and water.
    case relativeToMesh
  }
}
