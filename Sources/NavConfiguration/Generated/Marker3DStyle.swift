// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A picture or a pin (`Marker3D.Style`).
  public struct Marker3DStyle: Codable, Hashable, Sendable {
    /// The name of a picture of the app.
    public var image: String?

    /// A pin with a configuration.
    public var pin: Pin?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      image: String? = nil,
      pin: Pin? = nil
    ) {
      self.image = image
      self.pin = pin
    }
  }
}
