// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A view of the app that takes the place of the secondary header.
  public struct HeaderAccessoryView: Codable, Hashable, Sendable {
    /// The name of the view, which conforms to `GMSNavigationAccessoryView`.
    public var view: String?

    /// The height that the view asks for.
    public var height: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      view: String? = nil,
      height: Double? = nil
    ) {
      self.view = view
      self.height = height
    }
  }
}
