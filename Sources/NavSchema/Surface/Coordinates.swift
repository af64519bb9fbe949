import SourceText

extension NumberType {
  /// Degrees north of the equator, −90 to 90; `partner` is the longitude it may be swapped with.
  static func latitude(
    partner: String = "longitude", _ severity: Severity = .error, facts: [String],
    _ consequence: String = "there is no such latitude"
  ) -> NumberType {
    NumberType(
      unit: "degrees", swapPartner: partner,
      limits: [NumberLimit(from: -90, to: 90, severity, facts: facts, consequence)])
  }

  /// Degrees east of Greenwich, −180 to 180; `partner` is the latitude it may be swapped with.
  static func longitude(
    partner: String = "latitude", _ severity: Severity = .error, facts: [String],
    _ consequence: String = "there is no such longitude"
  ) -> NumberType {
    NumberType(
      unit: "degrees", swapPartner: partner,
      limits: [NumberLimit(from: -180, to: 180, severity, facts: facts, consequence)])
  }
}

extension MappingSchema {
  /// The place of a thing on the 3D map.
  static let position = position(
    .position, "position", "A place on the earth and its altitude (`LatLngAltitude`).",
    latitude: .latitude(facts: ["X-3D-14"]), longitude: .longitude(facts: ["X-3D-14"]))

  /// The place a camera looks at, whose coordinates the SDK clamps.
  static let cameraCenter = position(
    .cameraCenter, "camera centre", "The place that the camera looks at (`LatLngAltitude`).",
    latitude: .latitude(.warning, facts: ["X-3D-14"], clamped),
    longitude: .longitude(.warning, facts: ["X-3D-14"], clamped))

  private static let clamped = "the SDK clamps the camera's coordinates"

  private static func position(
    _ kind: MappingKind, _ noun: String, _ summary: String, latitude: NumberType,
    longitude: NumberType
  ) -> MappingSchema {
    let both = Requirement("a place needs both coordinates")
    return MappingSchema(
      kind, noun, summary,
      fields: [
        Field(
          "latitude", .number(latitude), required: both, example: "37.7955", facts: ["X-3D-14"],
          source: .camera3D, "Degrees north of the equator."),
        Field(
          "longitude", .number(longitude), required: both, example: "-122.3937",
          facts: ["X-3D-14"], source: .camera3D, "Degrees east of Greenwich."),
        Field(
          "altitude", .number(NumberType(unit: "metres")), example: "30",
          facts: ["X-3D-01", "X-3D-20"], source: .maps3D("Structs/LatLngAltitude"),
          "How high the place is; the altitude mode says above what."),
      ],
      foreignKeys: .coordinateWords + [
        .foreign("alt", use: "altitude", "no name of the SDK")
      ])
  }
}
