// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A 3D model on the map (`Model`).
  public struct Model: Codable, Hashable, Sendable {
    /// The model's name in policies, diffs and messages; unique in the document.
    public var id: String?

    /// Where the model stands.
    public var position: Position

    /// Where the model's glTF file lies.
    public var url: String

    /// What the altitude is measured from.
    public var altitudeMode: AltitudeMode?

    /// The model's size.
    public var scale: ModelScale?

    /// How the model is turned.
    public var orientation: ModelOrientation?

    /// What is drawn on top where things overlap; higher wins.
    public var zIndex: Int?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      position: Position,
      url: String,
      altitudeMode: AltitudeMode? = nil,
      scale: ModelScale? = nil,
      orientation: ModelOrientation? = nil,
      zIndex: Int? = nil
    ) {
      self.id = id
      self.position = position
      self.url = url
      self.altitudeMode = altitudeMode
      self.scale = scale
      self.orientation = orientation
      self.zIndex = zIndex
    }
  }
}
