// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A marker that the SDK draws itself (`Marker3D`).
  public struct Marker3D: Codable, Hashable, Sendable {
    /// The marker's name in policies, diffs and messages; unique in the document.
    public var id: String?

    /// Where the marker stands.
    public var position: Position

    /// What the altitude is measured from.
    public var altitudeMode: AltitudeMode?

    /// What happens where the marker overlaps others or a label of the map.
    public var collisionBehavior: CollisionBehaviour?

    /// Which of several optional markers stays; the higher number wins.
    public var collisionPriority: Int?

    /// Draws a line from the marker to the ground.
    public var extruded: Bool?

    /// Shows the marker also where something stands before it.
    public var drawsWhenOccluded: Bool?

    /// Keeps the marker's size whatever the distance.
    public var sizePreserved: Bool?

    /// What is drawn on top where things overlap; higher wins.
    public var zIndex: Int?

    /// A text at the marker.
    public var label: String?

    /// What the marker looks like.
    public var style: WordOrMapping<MarkerStyle, Marker3DStyle>?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      position: Position,
      altitudeMode: AltitudeMode? = nil,
      collisionBehavior: CollisionBehaviour? = nil,
      collisionPriority: Int? = nil,
      extruded: Bool? = nil,
      drawsWhenOccluded: Bool? = nil,
      sizePreserved: Bool? = nil,
      zIndex: Int? = nil,
      label: String? = nil,
      style: WordOrMapping<MarkerStyle, Marker3DStyle>? = nil
    ) {
      self.id = id
      self.position = position
      self.altitudeMode = altitudeMode
      self.collisionBehavior = collisionBehavior
      self.collisionPriority = collisionPriority
      self.extruded = extruded
      self.drawsWhenOccluded = drawsWhenOccluded
      self.sizePreserved = sizePreserved
      self.zIndex = zIndex
      self.label = label
      self.style = style
    }
  }
}
