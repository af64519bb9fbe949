// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// One destination (`GMSNavigationWaypoint`).
  public struct Waypoint: Codable, Hashable, Sendable {
    /// The destination's name.
    public var title: String

    /// Where the destination is.
    public var location: Coordinate?

    /// The place that the destination is; lets the SDK highlight the building.
    public var placeID: String?

    /// A point at which to arrive, from the Routes API.
    public var navigationPointToken: String?

    /// Arrives on the destination's side of the road, within reason.
    public var preferSameSideOfRoad: Bool?

    /// The direction of arrival, clockwise from north; -1: any.
    public var preferredHeading: Int?

    /// Moves the stop to a place fit for getting in and out.
    public var vehicleStopover: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      title: String,
      location: Coordinate? = nil,
      placeID: String? = nil,
      navigationPointToken: String? = nil,
      preferSameSideOfRoad: Bool? = nil,
      preferredHeading: Int? = nil,
      vehicleStopover: Bool? = nil
    ) {
      self.title = title
      self.location = location
      self.placeID = placeID
      self.navigationPointToken = navigationPointToken
      self.preferSameSideOfRoad = preferSameSideOfRoad
      self.preferredHeading = preferredHeading
      self.vehicleStopover = vehicleStopover
    }
  }
}
