extension MappingSchema {
  static let map3D = MappingSchema(
    .map3D, "3D map", "A map of the Maps 3D SDK (`Map`).",
    fields: [
      Field(
        "mode", .enumeration(.mapMode),
        required: Requirement("the map fails to load without one", facts: ["X-3D-10"]),
        example: "hybrid", facts: ["X-3D-10", "X-3D-11"], source: .maps3D("Structs/Map"),
        "Which pictures the map shows."),
      Field(
        "mapID", .text(TextType(allowsEmpty: false)), example: "8e0a97af9386fef",
        source: .maps3D("Structs/Map"), "The id of a map style made in the Cloud console."),
      Field(
        "camera", .mapping(.camera3D), facts: ["X-3D-19"], source: .maps3D("Structs/Camera"),
        "Where the map looks from when it opens."),
      Field(
        "cameraRestrictions", .mapping(.cameraRestrictions), facts: ["X-3D-18", "X-3D-19"],
        source: .maps3D("Enums/CameraRestriction"), "How far the user may move the camera."),
      Field(
        "mapControls", .list(ListType(of: .mapping(.mapControlGroup), noun: "group of controls")),
        default: .value(.emptyList), source: .maps3DReleases,
        "Controls over the map; none are shown unless they are listed."),
      Field(
        "placeInformationEnabled", .boolean, source: .maps3DReleases,
        "Shows information about a place that is tapped."),
      Field(
        "onPlaceTap", .enumeration(.placeTapAction), source: .maps3DReleases,
        "What a tap on a place does."),
      list("markers", of: .marker, "marker", .markers3D, "Markers that host views."),
      list(
        "markers3D", of: .marker3D, "3D marker", .maps3D("Structs/Marker3D"),
        "Markers that the SDK draws itself, the better kind for large numbers."),
      list("polylines", of: .polyline, "polyline", .maps3D("Structs/Polyline"), "Lines."),
      list("polygons", of: .polygon, "polygon", .maps3D("Structs/Polygon"), "Filled shapes."),
      list("models", of: .model, "model", .maps3D("Structs/Model"), "3D models in glTF files."),
      list(
        "popovers", of: .popover, "popover", .maps3D("Structs/Popover"),
        "Popovers that stand at a place of their own."),
    ],
    foreignKeys: [
      .foreign("initialCamera", use: "camera", "the initializer's word for the first camera"),
      .foreign("apiKey", use: nil, "a secret, which has no place in a configuration"),
    ] + javaScriptLimits)

  private static func list(
    _ name: String, of kind: MappingKind, _ noun: String, _ source: Source, _ summary: String
  ) -> Field {
    Field(name, .list(ListType(of: .mapping(kind), noun: noun)), source: source, summary)
  }

  /// JavaScript has the camera's restrictions on the map itself.
  private static let javaScriptLimits: [KnownForeignKey] = [
    ("minAltitude", "altitude.min"), ("maxAltitude", "altitude.max"),
    ("minHeading", "heading.min"), ("maxHeading", "heading.max"),
    ("minTilt", "tilt.min"), ("maxTilt", "tilt.max"),
  ].map { name, place in
    .foreign(name, use: nil, "JavaScript's name for `cameraRestrictions.\(place)`")
  }

  static let mapControlGroup = MappingSchema(
    .mapControlGroup, "group of controls", "Controls that stand together over the map.",
    fields: [
      Field(
        "at", .text(TextType(allowsEmpty: false)), example: "top",
        source: .maps3D("Enums/MapControlPosition"), "Where on the map the controls stand."),
      Field(
        "margin", .number(NumberType(unit: "points")), source: .maps3DReleases,
        "The distance from the map's edge."),
      Field(
        "spacing", .number(NumberType(unit: "points")), source: .maps3DReleases,
        "The distance between the controls."),
      Field(
        "controls", .list(ListType(of: .enumeration(.mapControl), noun: "control")),
        source: .maps3DReleases, "The controls, in order."),
    ])
}

extension Enumeration {
  static let mapMode = Enumeration(
    "map mode",
    [
      Case("hybrid", "Satellite pictures with labels.", also: ["HYBRID"]),
      Case(
        "roadmap", "A drawn map; not generally available when this was written.",
        also: ["ROADMAP"]),
      Case("satellite", "Satellite pictures without labels.", also: ["SATELLITE"]),
    ])

  static let placeTapAction = Enumeration(
    "action",
    [
      Case("default", "What the SDK does by itself."),
      Case("none", "Nothing."),
    ])

  static let mapControl = Enumeration(
    "map control",
    [
      Case("compass", "Turns the map to the north.", also: ["CompassControl"]),
      Case("zoom", "Zooms in and out.", also: ["ZoomControl"]),
      Case("tilt", "Tilts the camera.", also: ["TiltControl"]),
      Case("rotate", "Turns the camera.", also: ["RotateControl"]),
      Case("panHorizontal", "Moves the map left and right.", also: ["PanHorizontalControl"]),
      Case("panVertical", "Moves the map up and down.", also: ["PanVerticalControl"]),
      Case("spacer", "Room between two controls.", also: ["Spacer"]),
    ])
}
