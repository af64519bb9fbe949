import SourceText

extension MappingSchema {
  static let customGuidance = MappingSchema(
    .customGuidance, "custom guidance", "What the app draws of the guidance itself.",
    fields: [
      Field(
        "turns", .boolean, facts: ["LINT-01"], source: .ours,
        "The app shows the next turns itself."),
      Field(
        "eta", .boolean, facts: ["LINT-02"], source: .ours,
        "The app shows the time of arrival itself."),
    ])

  static let vehicle = MappingSchema(
    .vehicle, "vehicle", "The vehicle that is routed.",
    fields: [
      Field(
        "type", .enumeration(.vehicleType), facts: ["POL-11"], source: .ours,
        "What kind of vehicle it is."),
      dimension("height", "metres", "How tall the vehicle is."),
      dimension("length", "metres", "How long the vehicle is."),
      dimension("weight", "kilograms", "How heavy the vehicle is."),
    ])

  private static func dimension(_ name: String, _ unit: String, _ summary: String) -> Field {
    Field(
      name,
      .number(
        NumberType(
          unit: unit, limits: [NumberLimit(above: 0, .warning, "no vehicle is like that")])),
      facts: ["POL-11"], source: .ours, summary)
  }

  static let dataUse = MappingSchema(
    .dataUse, "data use", "What the app keeps of the SDK's data.",
    fields: [
      Field(
        "storesRoadNames", .boolean, example: "false", facts: ["POL-10"], source: .ours,
        "The app keeps road names beyond the user's session."),
      Field(
        "storesSpeedLimits", .boolean, example: "false", facts: ["POL-10"], source: .ours,
        "The app keeps speed limits beyond the user's session."),
    ])
}

extension Enumeration {
  static let vehicleType = Enumeration(
    "vehicle type",
    [
      Case("car", "A car."),
      Case("motorcycle", "A motorcycle."),
      Case("bicycle", "A bicycle."),
      Case("bus", "A bus."),
      Case("truck", "A truck.", also: ["hgv", "lorry"]),
      Case("other", "Anything else."),
    ], isOurs: true)
}
