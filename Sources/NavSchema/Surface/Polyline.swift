import SourceText

extension MappingSchema {
  static let polyline = MappingSchema(
    .polyline, "polyline", "A line on the 3D map (`Polyline`).",
    fields: [
      .id(of: "polyline"),
      .path(source: reference, "The line's points, in order; two at least."),
      .altitudeMode(facts: ["X-3D-01", "X-3D-05", "X-3D-06", "X-3D-20"], source: reference),
      Field(
        "strokeColor", .color(.uiColor), default: "#FFFFFF", source: strokeStyle,
        "The line's colour."),
      .strokeWidth(default: 1, source: strokeStyle),
      Field(
        "outerColor", .color(.uiColor), default: "#FFFFFF", facts: ["X-3D-09"],
        source: strokeStyle, "The colour of the line's two edges."),
      Field(
        "outerWidth",
        .number(
          NumberType(
            unit: "parts of `strokeWidth`",
            limits: [
              NumberLimit(
                from: 0, to: 1, .error, facts: ["X-3D-08"], "it is a part of `strokeWidth`")
            ])),
        default: 0, example: "0.2", facts: ["X-3D-08", "X-3D-09"], source: strokeStyle,
        "The edges' share of the line's width."),
      .geodesic(source: contourStyle),
      .extruded(source: contourStyle),
      Field(
        "drawOccludedSegments", .boolean, default: false, source: contourStyle,
        "Shows the line also where something stands before it."),
      .zIndex(source: reference),
    ],
    foreignKeys: [
      .drawOrder,
      .coordinates,
      .isGeodesic,
      .foreign("drawsOccludedSegments", use: "drawOccludedSegments", "the polygon's spelling"),
    ])

  private static let reference = Source.maps3D("Structs/Polyline")
  private static let strokeStyle = Source.maps3D("Structs/Polyline/StrokeStyle")
  private static let contourStyle = Source.maps3D("Structs/Polyline/ContourStyle")
}

extension Field {
  /// The points of a line or ring.
  static func path(source: Source, _ summary: String) -> Field {
    Field(
      "path", .list(ListType(of: .mapping(.position), noun: "position")),
      required: Requirement("there is nothing to draw without points"), facts: ["X-3D-14"],
      source: source, summary)
  }

  static func strokeWidth(default defaults: Default = .undocumented, source: Source) -> Field {
    let limit = NumberLimit(from: 0, .warning, "a line cannot be thinner than nothing")
    return Field(
      "strokeWidth", .number(NumberType(unit: "pixels", limits: [limit])), default: defaults,
      example: "5", source: source, "The line's width.")
  }

  static func geodesic(source: Source) -> Field {
    Field("geodesic", .boolean, source: source, "Follows the earth's curvature between points.")
  }

  static func extruded(source: Source) -> Field {
    Field(
      "extruded", .boolean, default: false, facts: ["X-3D-05", "X-3D-06"], source: source,
      "Connects the shape to the ground.")
  }
}

extension KnownForeignKey {
  /// The old name of `path`.
  static let coordinates = deprecated(
    "coordinates", use: "path", "the name from before the SDK's general release")
  /// The old name of `geodesic`.
  static let isGeodesic = deprecated(
    "isGeodesic", use: "geodesic", "the name from before the SDK's general release")
}
