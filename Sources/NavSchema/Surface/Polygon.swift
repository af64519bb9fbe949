extension MappingSchema {
  static let polygon = MappingSchema(
    .polygon, "polygon", "A filled shape on the 3D map (`Polygon`).",
    fields: [
      .id(of: "polygon"),
      .path(source: reference, "The outer ring's points, in order; three different ones at least."),
      Field(
        "innerPaths",
        .list(
          ListType(
            of: .list(ListType(of: .mapping(.position), noun: "position")), noun: "inner path")),
        default: .value(.emptyList), facts: ["X-3D-14"], source: reference, "The holes."),
      .altitudeMode(facts: ["X-3D-01", "X-3D-05", "X-3D-06", "X-3D-20"], source: reference),
      Field(
        "fillColor", .color(.uiColor), default: "#FFFFFF", source: styleOptions,
        "The colour of the area."),
      Field("strokeColor", .color(.uiColor), source: styleOptions, "The outline's colour."),
      .strokeWidth(source: styleOptions),
      .extruded(source: styleOptions),
      .geodesic(source: styleOptions),
      Field(
        "drawsOccludedSegments", .boolean, default: false, source: styleOptions,
        "Shows the shape also where something stands before it."),
      .zIndex(default: 0, source: reference),
    ],
    foreignKeys: [
      .drawOrder,
      .coordinates,
      .isGeodesic,
      .deprecated(
        "outerCoordinates", use: "path", "the name from before the SDK's general release"),
      .deprecated(
        "drawOccludedSegments", use: "drawsOccludedSegments",
        "the name from before the SDK's general release"),
      .foreign("innerCoordinates", use: "innerPaths", "JavaScript's older name"),
      .foreign("holes", use: "innerPaths", "the 2D map's name"),
    ])

  private static let reference = Source.maps3D("Structs/Polygon")
  private static let styleOptions = Source.maps3D("Structs/Polygon/StyleOptions")
}
