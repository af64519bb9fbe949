// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What a marker shows.
  public struct MarkerContent: Codable, Hashable, Sendable {
    /// The default pin, dressed differently (`Pin`).
    public var pin: Pin?

    /// A text (`Text`).
    public var text: String?

    /// The name of a SwiftUI view of the app.
    public var view: String?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      pin: Pin? = nil,
      text: String? = nil,
      view: String? = nil
    ) {
      self.pin = pin
      self.text = text
      self.view = view
    }
  }
}
