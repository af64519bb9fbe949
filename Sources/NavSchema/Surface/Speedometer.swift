import SourceText

extension MappingSchema {
  static let speedometer = MappingSchema(
    .speedometer, "speedometer", "When the speedometer warns, and in which colours.",
    fields: [
      Field(
        "alertThresholds", .mapping(.alertThresholds), nullable: true,
        facts: ["X-SPD-03", "X-SPD-05", "X-SPD-06"], source: .speedAlertOptions,
        "How far beyond the limit an alert begins (`GMSNavigationSpeedAlertOptions`)."),
      Field(
        "severityUpgradeDurationSeconds",
        .number(
          NumberType(
            unit: "seconds",
            limits: [
              NumberLimit(
                below: 1000, .warning, "it counts seconds; milliseconds were probably meant")
            ])),
        example: "5", facts: ["X-SPD-04"], source: .speedAlertOptions,
        "How long a minor alert lasts before it becomes major; negative: for ever."),
      Field(
        "colors", .mapping(.speedometerColors), nullable: true, facts: ["X-SPD-07"],
        source: .speedometerUIOptions,
        "The speedometer's colours (`GMSNavigationSpeedometerUIOptions`)."),
    ],
    foreignKeys: [
      .foreign(
        "speedAlertOptions", use: "alertThresholds", "the name of the property on the navigator"),
      .foreign(
        "speedometerUIOptions", use: "colors", "the name of the property on `GMSUISettings`"),
      .foreign(
        "severityUpgradeDuration", use: "severityUpgradeDurationSeconds", "no name of the SDK"),
      .foreign(
        "minorSpeedAlertThresholdPercentage", use: nil,
        "the Flutter wrapper's name for `alertThresholds.minor`"),
      .foreign(
        "majorSpeedAlertThresholdPercentage", use: nil,
        "the Flutter wrapper's name for `alertThresholds.major`"),
    ])

  static let alertThresholds = MappingSchema(
    .alertThresholds, "alert thresholds",
    "Fractions of the speed limit beyond which an alert begins.",
    fields: [
      threshold("minor", "Where a minor alert begins: the text turns red."),
      threshold("major", "Where a major alert begins: the background turns red."),
    ])

  private static func threshold(_ name: String, _ summary: String) -> Field {
    Field(
      name,
      .number(
        NumberType(
          acceptsPercentage: true, unit: "parts of the limit",
          limits: [
            NumberLimit(
              to: 1, .warning,
              "it is a fraction of the limit: 1 means 100 per cent above it, `5%` is `0.05`")
          ])),
      example: name == "minor" ? "0.05" : "10%",
      facts: ["X-SPD-03", "X-SPD-05", "X-SPD-06"], source: .speedAlertOptions, summary)
  }
}

// MARK: Colours

extension MappingSchema {
  static let speedometerColors = MappingSchema(
    .speedometerColors, "speedometer colours", "The speedometer's colours by severity.",
    fields: [
      Field(
        "minor", .mapping(.minorAlertColors), source: .speedometerUIOptions,
        "The colours of a minor alert."),
      Field(
        "major", .mapping(.majorAlertColors), source: .speedometerUIOptions,
        "The colours of a major alert."),
      Field(
        "unknown", .mapping(.uncoloredSeverity), facts: ["X-SPD-07"],
        source: .speedometerUIOptions, "Without effect: an unknown speed has no colours."),
      Field(
        "notSpeeding", .mapping(.uncoloredSeverity), facts: ["X-SPD-07"],
        source: .speedometerUIOptions, "Without effect: a lawful speed has no colours."),
    ])

  static let minorAlertColors = severityColors(
    .minorAlertColors, "minor alert", day: .minorAlertDayColors, night: .minorAlertNightColors)
  static let minorAlertDayColors = modeColors(
    .minorAlertDayColors, "minor alert by day", text: "#D93025", background: "#FFFFFF")
  static let minorAlertNightColors = modeColors(
    .minorAlertNightColors, "minor alert at night", text: "#D93025", background: "#000000")

  static let majorAlertColors = severityColors(
    .majorAlertColors, "major alert", day: .majorAlertModeColors, night: .majorAlertModeColors)
  static let majorAlertModeColors = modeColors(
    .majorAlertModeColors, "major alert", text: "#FFFFFF", background: "#D93025")

  static let uncoloredSeverity = severityColors(
    .uncoloredSeverity, "other severity", day: .uncoloredSeverityModeColors,
    night: .uncoloredSeverityModeColors)
  static let uncoloredSeverityModeColors = modeColors(
    .uncoloredSeverityModeColors, "other severity", text: .undocumented,
    background: .undocumented)

  private static func severityColors(
    _ kind: MappingKind, _ noun: String, day: MappingKind, night: MappingKind
  ) -> MappingSchema {
    MappingSchema(
      kind, "\(noun) colours", "The colours of one severity by lighting mode.",
      fields: [
        Field(
          "normal", .mapping(day), source: .speedometerUIOptions, "The colours in day mode."),
        Field(
          "lowLight", .mapping(night), source: .speedometerUIOptions,
          "The colours in low-light mode."),
      ])
  }

  private static func modeColors(
    _ kind: MappingKind, _ noun: String, text: Default, background: Default
  ) -> MappingSchema {
    MappingSchema(
      kind, "\(noun) colours", "Text and background of the speedometer.",
      fields: [
        Field(
          "textColor", .color(.uiColor), default: text, facts: ["X-SPD-10", "LINT-06"],
          source: .speedometerAlerts, "The colour of the numbers."),
        Field(
          "backgroundColor", .color(.uiColor), default: background,
          facts: ["X-SPD-10", "LINT-06"], source: .speedometerAlerts,
          "The colour behind the numbers."),
      ])
  }
}
