extension MappingSchema {
  static let position = MappingSchema(
    .position, "position", "A place on the earth and its altitude (`LatLngAltitude`).",
    fields: [
      Field(
        "latitude",
        .number(
          NumberType(
            unit: "degrees",
            limits: [
              NumberLimit(from: -90, to: 90, facts: ["X-3D-14"], "there is no such latitude")
            ])),
        required: Requirement("a position has both coordinates"), source: .camera3D,
        "Degrees north of the equator."),
      Field(
        "longitude",
        .number(
          NumberType(
            unit: "degrees",
            limits: [
              NumberLimit(from: -180, to: 180, facts: ["X-3D-14"], "there is no such longitude")
            ])),
        required: Requirement("a position has both coordinates"), source: .camera3D,
        "Degrees east of Greenwich."),
      Field(
        "altitude", .number(NumberType(unit: "metres")), source: .maps3DReference,
        "The altitude, measured as the altitude mode says."),
    ])

  static let marker = MappingSchema(
    .marker, "marker", "A marker that hosts a view of the app (`Marker`).",
    fields: [
      Field(
        "id", .text(TextType(allowsEmpty: false)), source: .ours,
        "The marker's name in policies, diffs and messages."),
      Field(
        "position", .mapping(.position), required: Requirement("a marker stands somewhere"),
        source: .markers3D, "Where the marker stands."),
      Field(
        "altitudeMode", .enumeration(.altitudeMode), default: "clampToGround",
        facts: ["X-3D-01"], source: .markers3D, "What the altitude is measured from."),
      Field(
        "collisionBehavior", .enumeration(.collisionBehavior), default: "required",
        facts: ["X-3D-02"], source: .markers3D,
        "What happens where the marker overlaps others or a label of the map."),
      Field(
        "collisionPriority",
        .number(NumberType(isInteger: true, integerFacts: ["X-3D-03"])), nullable: true,
        facts: ["X-3D-02", "X-3D-03"], source: .markers3D,
        "Which of several optional markers stays; the higher number wins."),
    ])
}

extension Enumeration {
  static let altitudeMode = Enumeration(
    "altitude mode",
    [
      Case("absolute", "Metres above mean sea level.", also: ["ABSOLUTE"]),
      Case(
        "clampToGround", "Stuck to the ground; the altitude is ignored.",
        also: ["CLAMP_TO_GROUND"]),
      Case("relativeToGround", "Metres above the terrain.", also: ["RELATIVE_TO_GROUND"]),
      Case(
        "relativeToMesh", "Metres above the highest of ground, building and water.",
        also: ["RELATIVE_TO_MESH"]),
    ])

  static let collisionBehavior = Enumeration(
    "collision behaviour",
    [
      Case(
        "optionalAndHidesLowerPriority", "Shown unless it overlaps a marker of higher priority.",
        also: ["OPTIONAL_AND_HIDES_LOWER_PRIORITY"]),
      Case("required", "Always shown, hides nothing.", also: ["REQUIRED"]),
      Case(
        "requiredAndHidesOptional", "Always shown, hides optional markers and labels.",
        also: ["REQUIRED_AND_HIDES_OPTIONAL"]),
    ])

  static let mapMode = Enumeration(
    "map mode",
    [
      Case("hybrid", "Satellite pictures with labels.", also: ["HYBRID"]),
      Case("roadmap", "A drawn map; not generally available when this was written."),
      Case("satellite", "Satellite pictures without labels.", also: ["SATELLITE"]),
    ])
}
