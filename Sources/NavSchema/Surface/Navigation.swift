extension MappingSchema {
  static let navigation = MappingSchema(
    .navigation, "navigation", "The navigation screen (`GMSMapView` with navigation).",
    fields: [
      Field(
        "enabled", .boolean, source: .ours, "Whether the map navigates (`isNavigationEnabled`)."),
      Field("ui", .mapping(.navigationUI), source: .uiSettings, "The user interface's switches."),
    ])

  static let navigationUI = MappingSchema(
    .navigationUI, "navigation UI", "The map's user interface (`GMSUISettings`).",
    fields: [
      Field(
        "compassButton", .boolean,
        default: .value(.boolean(false), from: Version(11), .boolean(true)), source: .controls,
        "Allows the compass to appear in the top right corner."),
      Field(
        "navigationHeaderEnabled", .boolean, also: ["isNavigationHeaderEnabled"], default: true,
        source: .controls, "Shows the street and the next turns at the top."),
      Field(
        "navigationHeaderPrimaryBackgroundColor", .color(.uiColor), nullable: true,
        source: .controls, "The main header's background by day."),
    ])
}
