import SourceText

extension MappingSchema {
  static let camera3D = MappingSchema(
    .camera3D, "camera", "The position and the view of the 3D map's camera (`Camera`).",
    fields: [
      Field(
        "center", .mapping(.cameraCenter), required: Requirement("a camera looks at a place"),
        facts: ["X-3D-14", "X-3D-19"], source: .maps3D("Structs/Camera"),
        "The place that the camera looks at; an older text of the guide puts the camera there."),
      Field(
        "heading",
        .number(
          NumberType(
            unit: "degrees",
            limits: [
              NumberLimit(
                from: 0, to: 360, .note, facts: ["X-3D-16"],
                "an angle from 0 to 360 says the same")
            ])),
        example: "90", facts: ["X-3D-16", "X-3D-19"], source: .camera3D,
        "The direction that the camera looks in: 0 is north, 90 is east."),
      Field(
        "tilt",
        .number(
          NumberType(
            unit: "degrees",
            limits: [
              NumberLimit(
                from: 0, to: 90, .warning, facts: ["X-3D-15"],
                "a camera tilts from 0, straight down, to 90, the horizon")
            ])),
        example: "65", facts: ["X-3D-15", "X-3D-19"], source: .camera3D,
        "The angle from straight down; 90 looks at the horizon."),
      Field(
        "range",
        .number(
          NumberType(
            unit: "metres",
            limits: [
              NumberLimit(
                from: 0, to: 63_170_000, .warning, facts: ["X-3D-15"],
                "a camera is at most 63170000 metres from its centre")
            ])),
        example: "1200", facts: ["X-3D-15"], source: .camera3D,
        "The distance from the camera to its centre."),
      Field(
        "roll", .number(NumberType(unit: "degrees")), source: .camera3D,
        "The angle to the horizon."),
      Field(
        "fieldOfView", .number(NumberType(unit: "degrees")), example: "100",
        source: .maps3D("Structs/Camera"),
        "How wide the camera sees; no limits are documented for iOS."),
      .altitudeMode(
        default: .undocumented, facts: ["X-3D-01", "X-3D-20"], source: .maps3D("Structs/Camera")),
    ],
    foreignKeys: [
      .foreign("fov", use: "fieldOfView", "JavaScript's name"),
      .foreign("target", use: "center", "the 2D map's name"),
      .foreign("bearing", use: "heading", "the 2D map's name"),
      .foreign("viewingAngle", use: "tilt", "the 2D map's name"),
    ])

  static let cameraRestrictions = MappingSchema(
    .cameraRestrictions, "camera restrictions",
    "How far the user may move the camera (`CameraRestriction`).",
    fields: [
      restriction(
        "altitude", .altitudeRestriction,
        "How high the camera may be."),
      Field(
        "bounds", .mapping(.boundsRestriction), facts: ["X-3D-14", "X-3D-18", "X-3D-19"],
        source: .maps3D("Enums/CameraRestriction"),
        "Where the camera may be; what lies outside is still drawn."),
      restriction("heading", .headingRestriction, "In which directions the camera may look."),
      restriction("tilt", .tiltRestriction, "How far the camera may tilt."),
    ])

  private static func restriction(
    _ name: String, _ kind: MappingKind, _ summary: String
  ) -> Field {
    Field(
      name, .mapping(kind), facts: ["X-3D-18", "X-3D-19"],
      source: .maps3D("Enums/CameraRestriction"), summary)
  }

  static let altitudeRestriction = range(
    .altitudeRestriction, "altitude restriction", "The heights that the camera may have.",
    NumberType(
      unit: "metres",
      limits: [NumberLimit(from: 0, to: 63_170_000, .warning, "the SDK clamps it")]))

  static let headingRestriction = range(
    .headingRestriction, "heading restriction", "The directions that the camera may look in.",
    NumberType(
      unit: "degrees", limits: [NumberLimit(from: 0, to: 360, .warning, "the SDK clamps it")]))

  static let tiltRestriction = range(
    .tiltRestriction, "tilt restriction", "The tilts that the camera may have.",
    NumberType(
      unit: "degrees",
      limits: [
        NumberLimit(
          from: 0, to: 90, .warning, "a camera tilts from 0, straight down, to 90, the horizon")
      ]))

  private static func range(
    _ kind: MappingKind, _ noun: String, _ summary: String, _ type: NumberType
  ) -> MappingSchema {
    let source = Source.maps3D("Enums/CameraRestriction")
    return MappingSchema(
      kind, noun, summary,
      fields: [
        Field("min", .number(type), facts: ["X-3D-18"], source: source, "The least of them."),
        Field("max", .number(type), facts: ["X-3D-18"], source: source, "The greatest of them."),
      ])
  }

  static let boundsRestriction = MappingSchema(
    .boundsRestriction, "bounds restriction",
    "A box of latitudes and longitudes; over the antimeridian `west` is greater than `east`.",
    fields: [
      edge("south", .latitude(partner: "west", .warning, facts: ["X-3D-14"], clampedEdge)),
      edge("west", .longitude(partner: "south", .warning, facts: ["X-3D-14"], clampedEdge)),
      edge("north", .latitude(partner: "east", .warning, facts: ["X-3D-14"], clampedEdge)),
      edge("east", .longitude(partner: "north", .warning, facts: ["X-3D-14"], clampedEdge)),
    ])

  private static let clampedEdge = "the SDK clamps the camera's coordinates"

  private static func edge(_ name: String, _ type: NumberType) -> Field {
    let isLatitude = name == "south" || name == "north"
    return Field(
      name, .number(type), facts: ["X-3D-14", "X-3D-18", "X-3D-19"],
      source: .maps3D("Enums/CameraRestriction"),
      "The \(name)ern edge, a \(isLatitude ? "latitude" : "longitude").")
  }
}
