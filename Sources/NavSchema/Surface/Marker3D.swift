extension MappingSchema {
  static let marker3D = MappingSchema(
    .marker3D, "3D marker", "A marker that the SDK draws itself (`Marker3D`).",
    fields: [
      .id(of: "marker"),
      Field(
        "position", .mapping(.position), required: Requirement("a marker stands somewhere"),
        facts: ["X-3D-14"], source: reference, "Where the marker stands."),
      .altitudeMode(facts: ["X-3D-01", "X-3D-05", "X-3D-20"], source: reference),
      .collisionBehavior(source: reference),
      .collisionPriority(source: reference),
      Field(
        "extruded", .boolean, facts: ["X-3D-05", "X-3D-07"], source: reference,
        "Draws a line from the marker to the ground."),
      Field(
        "drawsWhenOccluded", .boolean, source: reference,
        "Shows the marker also where something stands before it."),
      Field(
        "sizePreserved", .boolean, source: reference,
        "Keeps the marker's size whatever the distance."),
      .zIndex(source: .markerAltitude3D),
      Field(
        "label", .text(TextType()), nullable: true, example: "Ferry Building", source: .markers3D,
        "A text at the marker."),
      Field(
        "style", .wordOrMapping(.marker3DStyle, .marker3DStyle), default: "default",
        source: .maps3D("Structs/Marker3D/Style"), "What the marker looks like."),
    ],
    foreignKeys: [
      .drawOrder,
      .foreign("isExtruded", use: "extruded", "Android's name"),
      .foreign("isDrawnWhenOccluded", use: "drawsWhenOccluded", "Android's name"),
      .foreign("isSizePreserved", use: "sizePreserved", "Android's name"),
    ])

  private static let reference = Source.maps3D("Structs/Marker3D")

  static let marker3DStyle = MappingSchema(
    .marker3DStyle, "marker style", "A picture or a pin (`Marker3D.Style`).",
    fields: [
      Field(
        "image", .text(TextType(allowsEmpty: false)), example: "depot",
        source: .maps3D("Structs/Marker3D/Style"), "The name of a picture of the app."),
      Field(
        "pin", .mapping(.pin), source: .maps3D("Structs/Marker3D/Style"),
        "A pin with a configuration."),
    ],
    exclusiveKeys: ["image", "pin"])
}

extension Enumeration {
  static let marker3DStyle = Enumeration(
    "marker style",
    [
      Case("default", "The SDK's own marker."),
      Case("viewSnapshot", "A picture taken of a view."),
    ])
}
