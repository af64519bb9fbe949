// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The camera over the navigation map.
  public struct NavigationCamera: Codable, Hashable, Sendable {
    /// What the camera follows (`cameraMode`).
    public var mode: CameraMode?

    /// From where the camera follows; only while it does.
    public var followingPerspective: CameraPerspective?

    /// The zoom level while the camera follows; absent, the SDK chooses it.
    public var followingZoomLevel: Double?

    /// Where a camera that does not follow stands (`GMSCameraPosition`).
    public var position: CameraPosition?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      mode: CameraMode? = nil,
      followingPerspective: CameraPerspective? = nil,
      followingZoomLevel: Double? = nil,
      position: CameraPosition? = nil
    ) {
      self.mode = mode
      self.followingPerspective = followingPerspective
      self.followingZoomLevel = followingZoomLevel
      self.position = position
    }
  }
}
