// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A line on the 3D map (`Polyline`).
  public struct Polyline: Codable, Hashable, Sendable {
    /// The polyline's name in policies, diffs and messages; unique in the document.
    public var id: String?

    /// The line's points, in order; two at least.
    public var path: [Position]

    /// What the altitude is measured from.
    public var altitudeMode: AltitudeMode?

    /// The line's colour.
    public var strokeColor: Color?

    /// The line's width.
    public var strokeWidth: Double?

    /// The colour of the line's two edges.
    public var outerColor: Color?

    /// The edges' share of the line's width.
    public var outerWidth: Double?

    /// Follows the earth's curvature between points.
    public var geodesic: Bool?

    /// Connects the shape to the ground.
    public var extruded: Bool?

    /// Shows the line also where something stands before it.
    public var drawOccludedSegments: Bool?

    /// What is drawn on top where things overlap; higher wins.
    public var zIndex: Int?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      path: [Position],
      altitudeMode: AltitudeMode? = nil,
      strokeColor: Color? = nil,
      strokeWidth: Double? = nil,
      outerColor: Color? = nil,
      outerWidth: Double? = nil,
      geodesic: Bool? = nil,
      extruded: Bool? = nil,
      drawOccludedSegments: Bool? = nil,
      zIndex: Int? = nil
    ) {
      self.id = id
      self.path = path
      self.altitudeMode = altitudeMode
      self.strokeColor = strokeColor
      self.strokeWidth = strokeWidth
      self.outerColor = outerColor
      self.outerWidth = outerWidth
      self.geodesic = geodesic
      self.extruded = extruded
      self.drawOccludedSegments = drawOccludedSegments
      self.zIndex = zIndex
    }
  }
}
