extension MappingSchema {
  static let markerPopover = MappingSchema(
    .markerPopover, "popover", "A popover anchored to a marker (`popover(isOpen:…)`).",
    fields: [
      isOpen,
      autoClosedEnabled,
      autoPanEnabled,
      style,
      content,
      Field(
        "positionAnchor", .mapping(.position), facts: ["X-3D-12"], source: reference,
        "No place of its own: the popover stands at its marker."),
    ],
    foreignKeys: javaScriptNames)

  static let popover = MappingSchema(
    .popover, "popover", "A popover that stands at a place of its own (`Popover`).",
    fields: [
      .id(of: "popover"),
      Field(
        "positionAnchor", .mapping(.position),
        required: Requirement("a popover stands somewhere"), facts: ["X-3D-14"],
        source: reference, "Where the popover stands."),
      .altitudeMode(facts: ["X-3D-01", "X-3D-20"], source: reference),
      isOpen,
      Field(
        "offset", .mapping(.popoverOffset), source: reference,
        "How far the popover stands from its anchor."),
      autoClosedEnabled,
      autoPanEnabled,
      style,
      content,
    ],
    foreignKeys: javaScriptNames)

  private static let reference = Source.maps3D("Structs/Popover")

  private static let isOpen = Field(
    "isOpen", .boolean, required: Requirement("the SDK binds a popover to it"), example: "false",
    facts: ["POL-02"], source: .markers3D, "Whether the popover is open at first.")

  private static let autoClosedEnabled = Field(
    "autoClosedEnabled", .boolean, default: true, source: reference,
    "Closes the popover when the user taps elsewhere.")

  private static let autoPanEnabled = Field(
    "autoPanEnabled", .boolean, default: true, source: reference,
    "Moves the map so that the popover can be seen.")

  private static let style = Field(
    "style", .mapping(.popoverStyle), source: .maps3D("Structs/PopoverStyle"),
    "What the popover looks like.")

  private static let content = Field(
    "content", .mapping(.popoverContent), source: .markers3D, "What the popover shows.")

  private static let javaScriptNames: [KnownForeignKey] = [
    .foreign("open", use: "isOpen", "JavaScript's name"),
    .foreign("autoPanDisabled", use: nil, "JavaScript's opposite of `autoPanEnabled`"),
    .foreign("lightDismissDisabled", use: nil, "JavaScript's opposite of `autoClosedEnabled`"),
  ]

  static let popoverOffset = MappingSchema(
    .popoverOffset, "offset", "A distance on the screen.",
    fields: [
      length("x", default: 0, reference, "To the right."),
      length("y", default: 0, reference, "Downwards."),
    ])

  static let popoverContent = MappingSchema(
    .popoverContent, "popover content", "What a popover shows.",
    fields: [
      Field(
        "text", .text(TextType()), example: "Ferry Building", source: .markers3D,
        "A text (`Text`)."),
      Field(
        "view", .text(TextType(allowsEmpty: false)), example: "FerryView", source: .ours,
        "The name of a SwiftUI view of the app."),
    ],
    exclusiveKeys: ["text", "view"])

  static let popoverStyle = MappingSchema(
    .popoverStyle, "popover style", "What a popover looks like (`PopoverStyle`).",
    fields: [
      length("padding", default: 16, styleReference, "The room around the content."),
      Field(
        "backgroundColor", .color(.swiftUIColor), source: styleReference,
        "The background; the system's own without it, which varies with the appearance."),
      length("borderRadius", default: 8, styleReference, "The corners' radius."),
      Field("shadow", .mapping(.popoverShadow), source: styleReference, "The popover's shadow."),
    ])

  private static let styleReference = Source.maps3D("Structs/PopoverStyle")

  static let popoverShadow = MappingSchema(
    .popoverShadow, "shadow", "A popover's shadow (`Shadow`).",
    fields: [
      Field(
        "color", .color(.swiftUIColor), default: "#00000033", source: shadowReference,
        "The shadow's colour; black at an opacity of 0.2 without it."),
      length("radius", default: 8, shadowReference, "How far the shadow is blurred."),
      length("x", default: 0, shadowReference, "How far it falls to the right."),
      length("y", default: 4, shadowReference, "How far it falls downwards."),
    ])

  private static let shadowReference = Source.maps3D("Structs/PopoverStyle/Shadow")

  private static func length(
    _ name: String, default defaults: Default, _ source: Source, _ summary: String
  ) -> Field {
    Field(
      name, .number(NumberType(unit: "points")), default: defaults, source: source, summary)
  }
}
