import SourceText

extension MappingSchema {
  static let overlay = MappingSchema(
    .overlay, "overlay", "A view of the app over the navigation screen.",
    fields: [
      Field(
        "id", .text(TextType(allowsEmpty: false)), source: .ours,
        "The overlay's name in policies, diffs and messages."),
      Field(
        "role", .enumeration(.overlayRole), default: "other", facts: ["X-UI-10", "POL-14"],
        source: .ours, "What the overlay is for."),
      Field(
        "covers",
        .list(
          ListType(of: .enumeration(.coveredElement), isSet: true, noun: "covered element")),
        default: .value(.emptyList),
        facts: ["POL-03a", "POL-03b", "POL-03c", "POL-03d", "POL-03e"],
        source: .ours, "What lies under the overlay."),
      Field(
        "trigger", .enumeration(.overlayTrigger), default: "userAction", facts: ["POL-02"],
        source: .ours, "What brings the overlay up."),
      Field(
        "dismissible", .boolean, default: true, facts: ["POL-03b", "POL-03c"], source: .ours,
        "Whether the user can close the overlay; `false` means permanent."),
      Field(
        "animation", .enumeration(.overlayAnimation), default: "none", facts: ["POL-01"],
        source: .ours, "How the overlay moves."),
      Field(
        "layoutGuide", .enumeration(.layoutGuide), source: .controls,
        "What the overlay's place is measured from."),
      Field(
        "subviewOfMapView", .boolean, facts: ["POL-03e"], source: .releaseNotes,
        "Whether the overlay lies in the map view, under the SDK's prompts."),
      Field(
        "source", .enumeration(.overlaySource), facts: ["POL-07"], source: .ours,
        "Whose content the overlay shows."),
      Field(
        "separated", .boolean, facts: ["POL-07"], source: .ours,
        "Whether the content can be told from Google's at a glance."),
    ])
}

extension Enumeration {
  static let overlayRole = Enumeration(
    "role",
    [
      Case("other", "Anything else."),
      Case("reportButton", "The app's own button to report incidents."),
      Case("text", "Text that floats over the map."),
    ], isOurs: true)

  static let coveredElement = Enumeration(
    "screen element",
    [
      Case("currentLocation", "The user's position."),
      Case("header", "The header with the next turn."),
      Case("laneGuidance", "The lanes under the header."),
      Case("compass", "The compass."),
      Case("footer", "The footer with time and distance."),
      Case("recenterButton", "The recenter button."),
      Case("speedometer", "The speedometer."),
      Case("prompts", "The SDK's prompts."),
      Case("attribution", "Google's attribution."),
      Case("fullScreen", "Everything."),
    ], isOurs: true)

  static let overlayTrigger = Enumeration(
    "trigger",
    [
      Case("userAction", "An explicit action of the user.", also: ["tap"]),
      Case("automatic", "Anything else.", also: ["auto", "timer", "onArrival", "onStart"]),
    ], isOurs: true)

  static let overlayAnimation = Enumeration(
    "animation",
    [
      Case("none", "It stands still."),
      Case("once", "It moves once."),
      Case("continuous", "It moves without end.", also: ["loop", "repeat", "pulse"]),
    ], isOurs: true)

  static let layoutGuide = Enumeration(
    "layout guide",
    [
      Case("navigationHeader", "The header.", also: ["navigationHeaderLayoutGuide"]),
      Case("navigationFooter", "The footer.", also: ["navigationFooterLayoutGuide"]),
      Case(
        "bottomTrailingButtons", "The buttons in the bottom trailing corner.",
        also: ["bottomTrailingButtonsLayoutGuide"]),
    ], isOurs: true)

  static let overlaySource = Enumeration(
    "content source",
    [Case("google", "Google's."), Case("other", "Anybody else's.")], isOurs: true)
}
