// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What stands inside a pin.
  public struct Glyph: Codable, Hashable, Sendable {
    /// The name of an SF Symbol.
    public var systemName: String?

    /// A text.
    public var text: String?

    /// The symbol's or text's colour.
    public var color: Color?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      systemName: String? = nil,
      text: String? = nil,
      color: Color? = nil
    ) {
      self.systemName = systemName
      self.text = text
      self.color = color
    }
  }
}
