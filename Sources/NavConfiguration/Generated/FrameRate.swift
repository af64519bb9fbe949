// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a frame rate.
  public enum FrameRate: String, CaseIterable, Codable, Sendable {
    /// As low as it is still usable.
    case powerSave

    /// Saves power.
    case conservative

    /// As high as the device allows.
    case maximum
  }
}
