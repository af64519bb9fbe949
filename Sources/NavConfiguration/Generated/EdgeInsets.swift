// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Distances from the four edges.
  public struct EdgeInsets: Codable, Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double?

    /// The distance from the left edge.
    public var left: Double?

    /// The distance from the bottom edge.
    public var bottom: Double?

    /// The distance from the right edge.
    public var right: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      top: Double? = nil,
      left: Double? = nil,
      bottom: Double? = nil,
      right: Double? = nil
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
