extension MappingSchema {
  static let coordinate = MappingSchema(
    .coordinate, "coordinate", "A place on the earth (`CLLocationCoordinate2D`).",
    fields: [
      coordinateField(
        "latitude", .latitude(facts: ["X-RT-20"]), "Degrees north of the equator."),
      coordinateField(
        "longitude", .longitude(facts: ["X-RT-20"]), "Degrees east of Greenwich."),
    ],
    foreignKeys: .coordinateWords)

  private static func coordinateField(
    _ name: String, _ type: NumberType, _ summary: String
  ) -> Field {
    Field(
      name, .number(type), required: Requirement("a place needs both coordinates"),
      facts: ["X-RT-20"], source: .waypointReference, summary)
  }

  static let bounds = MappingSchema(
    .bounds, "bounds", "An area between two latitudes and two longitudes.",
    fields: [
      boundsEdge("south", .latitude(partner: "west", facts: []), "The southern edge."),
      boundsEdge("west", .longitude(partner: "south", facts: []), "The western edge."),
      boundsEdge("north", .latitude(partner: "east", facts: []), "The northern edge."),
      boundsEdge(
        "east", .longitude(partner: "north", facts: []),
        "The eastern edge; less than the western one, the area lies over the antimeridian."),
    ])

  private static func boundsEdge(
    _ name: String, _ type: NumberType, _ summary: String
  ) -> Field {
    Field(
      name, .number(type), required: Requirement("bounds have four edges"), source: .mapView,
      summary)
  }
}

extension [KnownForeignKey] {
  /// What the sister SDKs call coordinates.
  static let coordinateWords: [KnownForeignKey] = [
    .foreign("lat", use: "latitude", "JavaScript's name"),
    .foreign("lng", use: "longitude", "JavaScript's name"),
    .foreign("lon", use: "longitude", "GeoJSON's habit"),
    .foreign("long", use: "longitude", "no name of the SDK"),
  ]
}
