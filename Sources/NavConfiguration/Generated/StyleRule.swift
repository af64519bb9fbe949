// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// How one kind of map feature looks.
  public struct StyleRule: Codable, Hashable, Sendable {
    /// Which features the rule is about.
    public var featureType: FeatureType?

    /// Which part of the features the rule is about.
    public var elementType: ElementType?

    /// The changes, applied in order.
    public var stylers: [Styler]

    /// Creates the value from its parts; what is not given is absent.
    public init(
      featureType: FeatureType? = nil,
      elementType: ElementType? = nil,
      stylers: [Styler]
    ) {
      self.featureType = featureType
      self.elementType = elementType
      self.stylers = stylers
    }
  }
}
