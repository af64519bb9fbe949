// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Controls that stand together over the map.
  public struct MapControlGroup: Codable, Hashable, Sendable {
    /// Where on the map the controls stand.
    public var at: String?

    /// The distance from the map's edge.
    public var margin: Double?

    /// The distance between the controls.
    public var spacing: Double?

    /// The controls, in order.
    public var controls: [MapControl]?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      at: String? = nil,
      margin: Double? = nil,
      spacing: Double? = nil,
      controls: [MapControl]? = nil
    ) {
      self.at = at
      self.margin = margin
      self.spacing = spacing
      self.controls = controls
    }
  }
}
