// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A popover's shadow (`Shadow`).
  public struct PopoverShadow: Codable, Hashable, Sendable {
    /// The shadow's colour; black at an opacity of 0.2 without it.
    public var color: Color?

    /// How far the shadow is blurred.
    public var radius: Double?

    /// How far it falls to the right.
    public var x: Double?

    /// How far it falls downwards.
    public var y: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      color: Color? = nil,
      radius: Double? = nil,
      x: Double? = nil,
      y: Double? = nil
    ) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }
}
