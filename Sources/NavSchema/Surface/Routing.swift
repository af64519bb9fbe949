import SourceText

extension MappingSchema {
  static let routing = MappingSchema(
    .routing, "routing",
    "Routing options (`GMSNavigationRoutingOptions`) and what the navigator avoids.",
    fields: [
      Field(
        "alternateRoutesStrategy", .enumeration(.alternateRoutesStrategy),
        default: unlessRouted("all"), facts: ["X-RT-01", "X-RT-02", "X-RT-17"],
        source: .controls, "How many alternate routes are shown."),
      Field(
        "routingStrategy", .enumeration(.routingStrategy), default: unlessRouted("defaultBest"),
        facts: ["X-RT-01", "X-RT-03", "X-RT-04", "X-RT-17"], source: .routePreferences,
        "What makes a route good; fixed for a trip."),
      Field(
        "targetDistancesMeters",
        .list(
          ListType(
            of: .number(
              NumberType(isInteger: true, unit: "metres", integerFacts: ["X-RT-05"])),
            noun: "distance")),
        nullable: true, example: "[12000]",
        facts: ["X-RT-02", "X-RT-03", "X-RT-04", "X-RT-05", "X-RT-06", "X-RT-17"],
        source: .routingOptions,
        "The length that the route to the first destination should have."),
      Field(
        "routeToken", .text(TextType(allowsEmpty: false)), nullable: true,
        facts: ["X-RT-16", "X-RT-17"], source: .navigator,
        "A route that the Routes API planned before."),
    ] + avoidances(source: .routePreferences, facts: ["X-RT-19"]),
    foreignKeys: avoidanceWords)

  static let simulator = MappingSchema(
    .simulator, "simulator", "A simulated journey (`GMSLocationSimulator`).",
    fields: [
      Field(
        "speedMultiplier",
        .number(NumberType(limits: [NumberLimit(above: 0, .warning, "the SDK ignores it")])),
        default: 1, source: .locationSimulator,
        "How many times faster than life the journey goes.")
    ] + avoidances(source: .locationSimulator),
    foreignKeys: avoidanceWords)

  private static func avoidances(source: Source, facts: [String] = []) -> [Field] {
    [
      Field(
        "avoidsTolls", .boolean, default: false, source: source, "Avoids roads with tolls."),
      Field("avoidsHighways", .boolean, default: false, source: source, "Avoids highways."),
      Field(
        "avoidsFerries", .boolean, default: true, facts: facts, source: source,
        "Avoids ferries, unless it is set to `false`."),
    ]
  }

  private static let avoidanceWords: [KnownForeignKey] = [
    .foreign("avoidTolls", use: "avoidsTolls", "the name in the wrappers and the Android SDK"),
    .foreign(
      "avoidHighways", use: "avoidsHighways", "the name in the wrappers and the Android SDK"),
    .foreign(
      "avoidFerries", use: "avoidsFerries", "the name in the wrappers and the Android SDK"),
  ]

  /// A default that a target distance or a route token takes away.
  private static func unlessRouted(_ word: String) -> Default {
    .value(
      .text(word), when: "neither `targetDistancesMeters` nor `routeToken` is given"
    ) { routing in
      routing.targetDistancesMeters.isAbsent && routing.routeToken.isAbsent
    }
  }
}

extension Enumeration {
  static let alternateRoutesStrategy = Enumeration(
    "alternate routes strategy",
    [
      Case(
        "all", "Up to two alternates.",
        also: ["GMSNavigationAlternateRoutesStrategyAll", "showAll"]),
      Case(
        "none", "No alternates.",
        also: ["GMSNavigationAlternateRoutesStrategyNone", "showNone"]),
      Case(
        "one", "One alternate, if there is one.",
        also: ["GMSNavigationAlternateRoutesStrategyOne", "showOne"]),
    ])

  static let routingStrategy = Enumeration(
    "routing strategy",
    [
      Case(
        "defaultBest", "The best route by the SDK's own measure.",
        also: ["GMSNavigationRoutingStrategyDefaultBest"]),
      Case(
        "shorter", "Shorter routes first; not with hidden alternates.",
        also: ["GMSNavigationRoutingStrategyShorter"]),
      Case(
        "deltaToTargetDistance", "Routes as long as the target distance first.",
        also: ["GMSNavigationRoutingStrategyDeltaToTargetDistance"]),
    ])
}
