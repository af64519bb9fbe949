import SourceText

extension MappingSchema {
  static let attribution = MappingSchema(
    .attribution, "attribution", "How Google's attribution is shown.",
    fields: [
      Field(
        "visible", .boolean, facts: ["POL-05"], source: .attribution,
        "Whether the attribution is shown."),
      Field(
        "text", .text(TextType()), example: "Google Maps", facts: ["POL-06b"],
        source: .attribution, "The attribution as text."),
      Field(
        "textColor", .color(.uiColor), facts: ["POL-06", "POL-06b"], source: .attribution,
        "The text's colour."),
      Field(
        "backgroundColor", .color(.uiColor), facts: ["POL-06", "POL-06b"], source: .attribution,
        "The colour behind the attribution."),
      Field(
        "font", .mapping(.font), facts: ["POL-06b"], source: .attribution, "The text's font."),
      Field(
        "logo", .mapping(.attributionLogo), facts: ["POL-06a"], source: .attribution,
        "The attribution as Google's logo."),
      Field(
        "accessibilityLabel", .text(TextType()), example: "Google Maps", facts: ["POL-06a"],
        source: .attribution, "What VoiceOver reads."),
    ])

  static let attributionLogo = MappingSchema(
    .attributionLogo, "attribution logo", "Google's logo.",
    fields: [
      Field(
        "visible", .boolean, facts: ["POL-05"], source: .attribution,
        "Whether the logo is shown."),
      Field(
        "height",
        .number(
          NumberType(
            unit: "points", limits: [NumberLimit(from: 0, .warning, "no logo is that low")])),
        facts: ["POL-06a"], source: .attribution, "The logo's height."),
      Field(
        "clearSpace", .mapping(.clearSpace), facts: ["POL-06a"], source: .attribution,
        "The empty space around the logo."),
      Field(
        "outlined", .boolean, facts: ["POL-06a"], source: .attribution,
        "Whether the logo has an outline, as on a busy background."),
    ])

  static let clearSpace = MappingSchema(
    .clearSpace, "clear space", "The empty space around Google's logo.",
    fields: ["top", "left", "bottom", "right"].map { edge in
      Field(
        edge,
        .number(
          NumberType(
            unit: "points", limits: [NumberLimit(from: 0, .warning, "no space is negative")])),
        facts: ["POL-06a"], source: .attribution, "The empty space at the \(edge) edge.")
    })
}
