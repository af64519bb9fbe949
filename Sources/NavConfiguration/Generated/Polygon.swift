// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A filled shape on the 3D map (`Polygon`).
  public struct Polygon: Codable, Hashable, Sendable {
    /// The polygon's name in policies, diffs and messages; unique in the document.
    public var id: String?

    /// The outer ring's points, in order; three different ones at least.
    public var path: [Position]

    /// The holes.
    public var innerPaths: [[Position]]?

    /// What the altitude is measured from.
    public var altitudeMode: AltitudeMode?

    /// The colour of the area.
    public var fillColor: Color?

    /// The outline's colour.
    public var strokeColor: Color?

    /// The line's width.
    public var strokeWidth: Double?

    /// Connects the shape to the ground.
    public var extruded: Bool?

    /// Follows the earth's curvature between points.
    public var geodesic: Bool?

    /// Shows the shape also where something stands before it.
    public var drawsOccludedSegments: Bool?

    /// What is drawn on top where things overlap; higher wins.
    public var zIndex: Int?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      path: [Position],
      innerPaths: [[Position]]? = nil,
      altitudeMode: AltitudeMode? = nil,
      fillColor: Color? = nil,
      strokeColor: Color? = nil,
      strokeWidth: Double? = nil,
      extruded: Bool? = nil,
      geodesic: Bool? = nil,
      drawsOccludedSegments: Bool? = nil,
      zIndex: Int? = nil
    ) {
      self.id = id
      self.path = path
      self.innerPaths = innerPaths
      self.altitudeMode = altitudeMode
      self.fillColor = fillColor
      self.strokeColor = strokeColor
      self.strokeWidth = strokeWidth
      self.extruded = extruded
      self.geodesic = geodesic
      self.drawsOccludedSegments = drawsOccludedSegments
      self.zIndex = zIndex
    }
  }
}
