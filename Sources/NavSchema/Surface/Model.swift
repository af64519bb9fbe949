import SourceText

extension MappingSchema {
  static let model = MappingSchema(
    .model, "model", "A 3D model on the map (`Model`).",
    fields: [
      .id(of: "model"),
      Field(
        "position", .mapping(.position), required: Requirement("a model stands somewhere"),
        facts: ["X-3D-14"], source: reference, "Where the model stands."),
      Field(
        "url", .text(TextType(allowsEmpty: false)),
        required: Requirement("a model is loaded from there"),
        example: "https://example.com/windmill.glb", facts: ["X-3D-17"], source: reference,
        "Where the model's glTF file lies."),
      .altitudeMode(facts: ["X-3D-01", "X-3D-20"], source: reference),
      Field("scale", .mapping(.modelScale), source: reference, "The model's size."),
      Field(
        "orientation", .mapping(.modelOrientation), source: reference, "How the model is turned."),
      .zIndex(default: 0, source: reference),
    ],
    foreignKeys: [.drawOrder, .foreign("src", use: "url", "JavaScript's name")])

  private static let reference = Source.maps3D("Structs/Model")

  static let modelScale = MappingSchema(
    .modelScale, "scale", "A factor for each direction (`Vector3D`).",
    fields: ["x", "y", "z"].map { name in
      let limit = NumberLimit(above: 0, .warning, "a model of that size cannot be seen")
      return Field(
        name, .number(NumberType(limits: [limit])), example: "1", source: reference,
        "The factor along the \(name) axis.")
    })

  static let modelOrientation = MappingSchema(
    .modelOrientation, "orientation", "How a model is turned (`Orientation3D`).",
    fields: [
      angle("heading", "Clockwise from north."),
      angle("tilt", "Forwards."),
      angle("roll", "Sideways."),
    ])

  private static func angle(_ name: String, _ summary: String) -> Field {
    Field(name, .number(NumberType(unit: "degrees")), source: reference, summary)
  }
}
