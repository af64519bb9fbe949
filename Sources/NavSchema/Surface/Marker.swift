extension MappingSchema {
  static let marker = MappingSchema(
    .marker, "marker", "A marker that hosts a view of the app (`Marker`).",
    fields: [
      .id(of: "marker"),
      Field(
        "position", .mapping(.position), required: Requirement("a marker stands somewhere"),
        facts: ["X-3D-14"], source: .markers3D, "Where the marker stands."),
      .altitudeMode(facts: ["X-3D-01", "X-3D-20"], source: .markers3D),
      .collisionBehavior(source: .markers3D),
      .collisionPriority(source: .markers3D),
      Field(
        "content", .mapping(.markerContent), facts: ["X-3D-13"], source: .markers3D,
        "What the marker shows; a default pin without it."),
      Field(
        "popover", .mapping(.markerPopover), facts: ["X-3D-12"], source: .markers3D,
        "A popover that is anchored to the marker."),
    ],
    foreignKeys: ["extruded", "sizePreserved", "drawsWhenOccluded", "label", "zIndex"].map {
      .foreign($0, use: nil, "no setting of `Marker`; `Marker3D` has it, under `map3D.markers3D`")
    })

  static let markerContent = MappingSchema(
    .markerContent, "marker content", "What a marker shows.",
    fields: [
      Field(
        "pin", .mapping(.pin), facts: ["X-3D-13"], source: .markers3D,
        "The default pin, dressed differently (`Pin`)."),
      Field(
        "text", .text(TextType()), example: "Empire State Building", facts: ["X-3D-13"],
        source: .markers3D, "A text (`Text`)."),
      Field(
        "view", .text(TextType(allowsEmpty: false)), example: "EmpireStateView",
        facts: ["X-3D-13"], source: .ours, "The name of a SwiftUI view of the app."),
    ],
    exclusiveKeys: ["text", "view"])
}

extension Field {
  static func collisionBehavior(source: Source) -> Field {
    Field(
      "collisionBehavior", .enumeration(.collisionBehavior), default: "required",
      facts: ["X-3D-02", "X-3D-04"], source: source,
      "What happens where the marker overlaps others or a label of the map.")
  }

  static func collisionPriority(source: Source) -> Field {
    Field(
      "collisionPriority", .number(NumberType(isInteger: true, integerFacts: ["X-3D-03"])),
      nullable: true, example: "10", facts: ["X-3D-02", "X-3D-03", "X-3D-04"], source: source,
      "Which of several optional markers stays; the higher number wins.")
  }
}

extension Enumeration {
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
}
