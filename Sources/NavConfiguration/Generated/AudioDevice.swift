// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of an audio device.
  public enum AudioDevice: String, CaseIterable, Codable, Sendable {
    /// The device's own speaker or headphones.
    case builtInOnly

    /// Over Bluetooth where there is a connection.
    case bluetooth
  }
}
