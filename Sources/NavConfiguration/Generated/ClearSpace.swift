// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The empty space around Google's logo.
  public struct ClearSpace: Codable, Hashable, Sendable {
    /// The empty space at the top edge.
    public var top: Double?

    /// The empty space at the left edge.
    public var left: Double?

    /// The empty space at the bottom edge.
    public var bottom: Double?

    /// The empty space at the right edge.
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
