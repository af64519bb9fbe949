extension MappingSchema {
  static let map3D = MappingSchema(
    .map3D, "3D map", "A map of the Maps 3D SDK (`Map`).",
    fields: [
      Field(
        "mode", .enumeration(.mapMode),
        required: Requirement("the map fails to load without one", facts: ["X-3D-10"]),
        facts: ["X-3D-10", "X-3D-11"], source: .maps3DReference, "Which pictures the map shows."),
      Field(
        "markers", .list(ListType(of: .mapping(.marker), noun: "marker")), nullable: true,
        source: .markers3D, "Markers that host views."),
    ])
}
