// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The position and the view of the 3D map's camera (`Camera`).
  public struct Camera3D: Codable, Hashable, Sendable {
    /// The place that the camera looks at; an older text of the guide puts the camera there.
    public var center: CameraCenter

    /// The direction that the camera looks in: 0 is north, 90 is east.
    public var heading: Double?

    /// The angle from straight down; 90 looks at the horizon.
    public var tilt: Double?

    /// The distance from the camera to its centre.
    public var range: Double?

    /// The angle to the horizon.
    public var roll: Double?

    /// How wide the camera sees; no limits are documented for iOS.
    public var fieldOfView: Double?

    /// What the altitude is measured from.
    public var altitudeMode: AltitudeMode?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      center: CameraCenter,
      heading: Double? = nil,
      tilt: Double? = nil,
      range: Double? = nil,
      roll: Double? = nil,
      fieldOfView: Double? = nil,
      altitudeMode: AltitudeMode? = nil
    ) {
      self.center = center
      self.heading = heading
      self.tilt = tilt
      self.range = range
      self.roll = roll
      self.fieldOfView = fieldOfView
      self.altitudeMode = altitudeMode
    }
  }
}
