// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A pin's look (`Pin.Configuration`).
  public struct Pin: Codable, Hashable, Sendable {
    /// The pin's fill.
    public var backgroundColor: Color?

    /// The pin's edge.
    public var borderColor: Color?

    /// The size, as a multiple of the ordinary one.
    public var scale: Double?

    /// What stands inside; a circle without.
    public var glyph: Glyph?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      backgroundColor: Color? = nil,
      borderColor: Color? = nil,
      scale: Double? = nil,
      glyph: Glyph? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.borderColor = borderColor
      self.scale = scale
      self.glyph = glyph
    }
  }
}
