// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A distance on the screen.
  public struct PopoverOffset: Codable, Hashable, Sendable {
    /// To the right.
    public var x: Double?

    /// Downwards.
    public var y: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      x: Double? = nil,
      y: Double? = nil
    ) {
      self.x = x
      self.y = y
    }
  }
}
