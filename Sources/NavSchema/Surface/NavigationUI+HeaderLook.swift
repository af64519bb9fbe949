import SourceText

extension MappingSchema {
  /// Colours, opacity and fonts of the navigation header: fields of `navigation.ui`.
  package static let headerLook =
    [
      Field(
        "navigationHeaderBackgroundAlpha",
        .number(
          NumberType(
            limits: [
              NumberLimit(from: 0, to: 1, .warning, "opacity goes from 0 to 1, which is opaque")
            ])),
        default: 1, facts: ["X-UI-03", "LINT-04"], source: .uiSettings,
        "How opaque the header is."),
      headerColor(
        "navigationHeaderPrimaryBackgroundColor", source: .controls,
        "The main header's background by day; absent, the SDK's green."),
      headerColor(
        "navigationHeaderSecondaryBackgroundColor", source: .controls,
        "The background of lanes and the turn after next by day; absent, the SDK's dark green."),
      headerColor(
        "navigationHeaderPrimaryBackgroundColorNightMode", facts: ["X-UI-04"], source: .controls,
        "The main header's background at night; absent, the day's colour."),
      headerColor(
        "navigationHeaderSecondaryBackgroundColorNightMode", facts: ["X-UI-04"],
        source: .controls,
        "The background of lanes and the turn after next at night; absent, the day's colour."),
      headerColor(
        "navigationHeaderLargeManeuverIconColor", "The colour of the next turn's arrow."),
      headerColor(
        "navigationHeaderSmallManeuverIconColor",
        "The colour of the arrow for the turn after next."),
      headerColor(
        "navigationHeaderGuidanceRecommendedLaneColor", default: "#FFFFFF",
        "The colour of the lanes to take; the others are dimmed."),
      headerColor(
        "navigationHeaderNextStepTextColor", default: "#FFFFFF",
        "The colour of the text for the turn after next."),
      headerFont(
        "navigationHeaderNextStepFont", "regular", 16,
        "The font of the text for the turn after next; absent, the system font of 16 points."),
      headerColor(
        "navigationHeaderDistanceValueTextColor", default: "#FFFFFF",
        "The colour of the distance to the next turn."),
      headerFont(
        "navigationHeaderDistanceValueFont", "bold", 24,
        "The font of the distance to the next turn; absent, bold of 24 points."),
      headerColor(
        "navigationHeaderDistanceUnitsTextColor", default: "#808080",
        "The colour of the unit behind the distance."),
      headerFont(
        "navigationHeaderDistanceUnitsFont", "regular", 18,
        "The font of the unit behind the distance; absent, the system font of 18 points."),
      headerColor(
        "navigationHeaderInstructionsTextColor", default: "#FFFFFF",
        "The colour of the instructions."),
      headerFont(
        "navigationHeaderInstructionsFirstRowFont", "bold", 30,
        "The font of the instructions' first row; absent, bold of 30 points."),
      headerFont(
        "navigationHeaderInstructionsSecondRowFont", "bold", 24,
        "The font of the instructions' second row; absent, bold of 24 points."),
      headerFont(
        "navigationHeaderInstructionsConjunctionsFont", "bold", 18,
        "The font of words such as \"towards\"; absent, bold of 18 points."),
    ]

  static let font = MappingSchema(
    .font, "font", "A font (`UIFont`).",
    fields: [
      Field(
        "family", .text(TextType(allowsEmpty: false)), example: "system", source: .ours,
        "The font family, or `system`."),
      Field(
        "weight", .enumeration(.fontWeight), example: "bold", source: .ours,
        "How heavy the letters are."),
      Field(
        "size",
        .number(
          NumberType(
            unit: "points", limits: [NumberLimit(above: 0, .warning, "no letter is that small")])),
        example: "16", source: .ours, "How tall the letters are."),
    ])

  private static func headerColor(
    _ name: String, default defaults: Default = .undocumented, facts: [String] = [],
    source: Source = .uiSettings, _ summary: String
  ) -> Field {
    Field(
      name, .color(.uiColor), nullable: true, default: defaults, facts: ["X-UI-03"] + facts,
      source: source, summary)
  }

  /// A font that is the system's of `weight` and `size` where none is written.
  private static func headerFont(
    _ name: String, _ weight: String, _ size: Double, _ summary: String
  ) -> Field {
    Field(
      name, .mapping(.font), nullable: true,
      default: .section("the system font, \(weight), \(NumberText.canonical(size)) points") {
        font in
        (font.family.text ?? "system") == "system" && (font.weight.text ?? "regular") == weight
          && font.size.number == size
      },
      example: "{family: system, weight: bold, size: 16}", facts: ["X-UI-03"], source: .uiSettings,
      summary)
  }
}

extension Enumeration {
  static let fontWeight = Enumeration(
    "font weight",
    [
      Case("ultraLight", "100.", also: ["UIFontWeightUltraLight", "100"]),
      Case("thin", "200.", also: ["UIFontWeightThin", "200"]),
      Case("light", "300.", also: ["UIFontWeightLight", "300"]),
      Case("regular", "400.", also: ["UIFontWeightRegular", "normal", "400"]),
      Case("medium", "500.", also: ["UIFontWeightMedium", "500"]),
      Case("semibold", "600.", also: ["UIFontWeightSemibold", "600"]),
      Case("bold", "700.", also: ["UIFontWeightBold", "700"]),
      Case("heavy", "800.", also: ["UIFontWeightHeavy", "800"]),
      Case("black", "900.", also: ["UIFontWeightBlack", "900"]),
    ])
}
