// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Google's logo.
  public struct AttributionLogo: Codable, Hashable, Sendable {
    /// Whether the logo is shown.
    public var visible: Bool?

    /// The logo's height.
    public var height: Double?

    /// The empty space around the logo.
    public var clearSpace: ClearSpace?

    /// Whether the logo has an outline, as on a busy background.
    public var outlined: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      visible: Bool? = nil,
      height: Double? = nil,
      clearSpace: ClearSpace? = nil,
      outlined: Bool? = nil
    ) {
      self.visible = visible
      self.height = height
      self.clearSpace = clearSpace
      self.outlined = outlined
    }
  }
}
