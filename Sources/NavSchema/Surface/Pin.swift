import SourceText

extension MappingSchema {
  static let pin = MappingSchema(
    .pin, "pin", "A pin's look (`Pin.Configuration`).",
    fields: [
      Field(
        "backgroundColor", .color(.swiftUIColor), example: "blue", facts: ["X-3D-13"],
        source: reference, "The pin's fill."),
      Field(
        "borderColor", .color(.swiftUIColor), example: "white", facts: ["X-3D-13"],
        source: reference, "The pin's edge."),
      Field(
        "scale",
        .number(
          NumberType(limits: [
            NumberLimit(above: 0, .warning, "a pin of that size cannot be seen")
          ])),
        example: "2", source: reference, "The size, as a multiple of the ordinary one."),
      Field("glyph", .mapping(.glyph), source: reference, "What stands inside; a circle without."),
    ],
    foreignKeys: [
      .foreign("background", use: "backgroundColor", "JavaScript's name"),
      .foreign("glyphColor", use: nil, "JavaScript's name for `glyph.color`"),
      .foreign("glyphText", use: nil, "JavaScript's name for `glyph.text`"),
    ])

  private static let reference = Source.maps3D("Structs/Pin/Configuration")

  static let glyph = MappingSchema(
    .glyph, "glyph", "What stands inside a pin.",
    fields: [
      Field(
        "systemName", .text(TextType(allowsEmpty: false)), example: "ferry.fill",
        source: .markers3D, "The name of an SF Symbol."),
      Field("text", .text(TextType()), example: "A", source: .markers3D, "A text."),
      Field(
        "color", .color(.swiftUIColor), example: "white", source: .markers3D,
        "The symbol's or text's colour."),
    ])
}
