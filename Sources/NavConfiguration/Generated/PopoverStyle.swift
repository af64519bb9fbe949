// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What a popover looks like (`PopoverStyle`).
  public struct PopoverStyle: Codable, Hashable, Sendable {
    /// The room around the content.
    public var padding: Double?

    /// The background; the system's own without it, which varies with the appearance.
    public var backgroundColor: Color?

    /// The corners' radius.
    public var borderRadius: Double?

    /// The popover's shadow.
    public var shadow: PopoverShadow?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      padding: Double? = nil,
      backgroundColor: Color? = nil,
      borderRadius: Double? = nil,
      shadow: PopoverShadow? = nil
    ) {
      self.padding = padding
      self.backgroundColor = backgroundColor
      self.borderRadius = borderRadius
      self.shadow = shadow
    }
  }
}
