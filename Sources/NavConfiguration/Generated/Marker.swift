// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A marker that hosts a view of the app (`Marker`).
  public struct Marker: Codable, Hashable, Sendable {
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

    /// What the marker shows; a default pin without it.
    public var content: MarkerContent?

    /// A popover that is anchored to the marker.
    public var popover: MarkerPopover?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      position: Position,
      altitudeMode: AltitudeMode? = nil,
      collisionBehavior: CollisionBehaviour? = nil,
      collisionPriority: Int? = nil,
      content: MarkerContent? = nil,
      popover: MarkerPopover? = nil
    ) {
      self.id = id
      self.position = position
      self.altitudeMode = altitudeMode
      self.collisionBehavior = collisionBehavior
      self.collisionPriority = collisionPriority
      self.content = content
      self.popover = popover
    }
  }
}
