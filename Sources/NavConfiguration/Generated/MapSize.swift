// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The size of the map view.
  public struct MapSize: Codable, Hashable, Sendable {
    /// The view's width.
    public var width: Double?

    /// The view's height.
    public var height: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      width: Double? = nil,
      height: Double? = nil
    ) {
      self.width = width
      self.height = height
    }
  }
}
