// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Routing options (`GMSNavigationRoutingOptions`) and what the navigator avoids.
  public struct Routing: Codable, Hashable, Sendable {
    /// How many alternate routes are shown.
    public var alternateRoutesStrategy: AlternateRoutesStrategy?

    /// What makes a route good; fixed for a trip.
    public var routingStrategy: RoutingStrategy?

    /// The length that the route to the first destination should have.
    public var targetDistancesMeters: [Int]?

    /// A route that the Routes API planned before.
    public var routeToken: String?

    /// Avoids roads with tolls.
    public var avoidsTolls: Bool?

    /// Avoids highways.
    public var avoidsHighways: Bool?

    /// Avoids ferries, unless it is set to `false`.
    public var avoidsFerries: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      alternateRoutesStrategy: AlternateRoutesStrategy? = nil,
      routingStrategy: RoutingStrategy? = nil,
      targetDistancesMeters: [Int]? = nil,
      routeToken: String? = nil,
      avoidsTolls: Bool? = nil,
      avoidsHighways: Bool? = nil,
      avoidsFerries: Bool? = nil
    ) {
      self.alternateRoutesStrategy = alternateRoutesStrategy
      self.routingStrategy = routingStrategy
      self.targetDistancesMeters = targetDistancesMeters
      self.routeToken = routeToken
      self.avoidsTolls = avoidsTolls
      self.avoidsHighways = avoidsHighways
      self.avoidsFerries = avoidsFerries
    }
  }
}
