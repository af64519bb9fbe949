// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// How Google's attribution is shown.
  public struct Attribution: Codable, Hashable, Sendable {
    /// Whether the attribution is shown.
    public var visible: Bool?

    /// The attribution as text.
    public var text: String?

    /// The text's colour.
    public var textColor: Color?

    /// The colour behind the attribution.
    public var backgroundColor: Color?

    /// The text's font.
    public var font: Font?

    /// The attribution as Google's logo.
    public var logo: AttributionLogo?

    /// What VoiceOver reads.
    public var accessibilityLabel: String?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      visible: Bool? = nil,
      text: String? = nil,
      textColor: Color? = nil,
      backgroundColor: Color? = nil,
      font: Font? = nil,
      logo: AttributionLogo? = nil,
      accessibilityLabel: String? = nil
    ) {
      self.visible = visible
      self.text = text
      self.textColor = textColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.logo = logo
      self.accessibilityLabel = accessibilityLabel
    }
  }
}
