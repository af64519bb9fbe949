// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What a popover shows.
  public struct PopoverContent: Codable, Hashable, Sendable {
    /// A text (`Text`).
    public var text: String?

    /// The name of a SwiftUI view of the app.
    public var view: String?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      text: String? = nil,
      view: String? = nil
    ) {
      self.text = text
      self.view = view
    }
  }
}
