// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// One change of a feature's look.
  public struct Styler: Codable, Hashable, Sendable {
    /// Whether the feature is drawn.
    public var visibility: Visibility?

    /// The feature's colour.
    public var color: Color?

    /// A colour whose hue the feature takes on.
    public var hue: Color?

    /// Per cent lighter; negative is darker.
    public var lightness: Double?

    /// Per cent more saturated; negative is less.
    public var saturation: Double?

    /// Gamma correction; 1 changes nothing.
    public var gamma: Double?

    /// Turns light into dark and dark into light.
    public var invertLightness: Bool?

    /// The width of lines.
    public var weight: Int?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      visibility: Visibility? = nil,
      color: Color? = nil,
      hue: Color? = nil,
      lightness: Double? = nil,
      saturation: Double? = nil,
      gamma: Double? = nil,
      invertLightness: Bool? = nil,
      weight: Int? = nil
    ) {
      self.visibility = visibility
      self.color = color
      self.hue = hue
      self.lightness = lightness
      self.saturation = saturation
      self.gamma = gamma
      self.invertLightness = invertLightness
      self.weight = weight
    }

    private enum CodingKeys: String, CodingKey {
      case visibility
      case color
      case hue
      case lightness
      case saturation
      case gamma
      case invertLightness = "invert_lightness"
      case weight
    }
  }
}
