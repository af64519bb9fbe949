// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// How far the user may move the camera (`CameraRestriction`).
  public struct CameraRestrictions: Codable, Hashable, Sendable {
    /// How high the camera may be.
    public var altitude: AltitudeRestriction?

    /// Where the camera may be; what lies outside is still drawn.
    public var bounds: BoundsRestriction?

    /// In which directions the camera may look.
    public var heading: HeadingRestriction?

    /// How far the camera may tilt.
    public var tilt: TiltRestriction?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      altitude: AltitudeRestriction? = nil,
      bounds: BoundsRestriction? = nil,
      heading: HeadingRestriction? = nil,
      tilt: TiltRestriction? = nil
    ) {
      self.altitude = altitude
      self.bounds = bounds
      self.heading = heading
      self.tilt = tilt
    }
  }
}
