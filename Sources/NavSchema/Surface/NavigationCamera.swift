import SourceText

extension MappingSchema {
  static let navigationCamera = MappingSchema(
    .navigationCamera, "camera", "The camera over the navigation map.",
    fields: [
      Field(
        "mode", .enumeration(.cameraMode), also: ["cameraMode"],
        default: .value("following", when: "navigation is `enabled: true`") {
          $0.root.navigation.section?.enabled.isTrue ?? false
        },
        facts: ["X-MAP-04", "X-MAP-09"], source: .navigationCamera,
        "What the camera follows (`cameraMode`)."),
      Field(
        "followingPerspective", .enumeration(.cameraPerspective), example: "tilted",
        facts: ["X-MAP-04"], source: .mapView,
        "From where the camera follows; only while it does."),
      Field(
        "followingZoomLevel", .number(NumberType(unit: "zoom levels")), example: "17",
        facts: ["X-MAP-03", "X-MAP-04"], source: .mapView,
        "The zoom level while the camera follows; absent, the SDK chooses it."),
      Field(
        "position", .mapping(.cameraPosition), source: .cameraPosition,
        "Where a camera that does not follow stands (`GMSCameraPosition`)."),
    ])

  static let cameraPosition = MappingSchema(
    .cameraPosition, "camera position", "A place, a zoom level and two angles.",
    fields: [
      Field(
        "latitude",
        .number(
          NumberType(
            unit: "degrees", swapPartner: "longitude",
            limits: [
              NumberLimit(
                from: -85, to: 85, .warning, facts: ["X-MAP-11"],
                "the SDK clamps it, as the flat map ends there")
            ])),
        also: ["targetLatitude"], facts: ["X-MAP-11"], source: .mapsCamera,
        "Degrees north of the equator."),
      Field(
        "longitude",
        .number(
          NumberType(
            unit: "degrees", swapPartner: "latitude",
            limits: [
              NumberLimit(
                from: -180, to: 180, .warning,
                "the SDK takes the equivalent longitude inside those limits")
            ])),
        also: ["targetLongitude"], source: .mapsCamera, "Degrees east of Greenwich."),
      Field(
        "zoom", .number(NumberType(unit: "zoom levels")), facts: ["X-MAP-02"],
        source: .cameraPosition, "How near; each level doubles the scale."),
      Field(
        "bearing", .number(NumberType(unit: "degrees")), default: 0, source: .cameraPosition,
        "The direction that is up, clockwise from north."),
      Field(
        "viewingAngle",
        .number(
          NumberType(
            unit: "degrees",
            limits: [
              NumberLimit(from: 0, .warning, "0 looks straight down"),
              NumberLimit(
                to: 65, .warning, facts: ["X-MAP-05"],
                "the SDK clamps it, at 65 degrees from zoom level 16 on"),
            ])),
        default: 0, facts: ["X-MAP-05"], source: .cameraPosition,
        "The angle between looking straight down and the line of sight."),
    ],
    foreignKeys: .coordinateWords + [
      .foreign("tilt", use: "viewingAngle", "the name in the Android and Maps 3D SDKs"),
      .foreign("heading", use: "bearing", "the name in the Maps 3D SDK"),
    ])
}

extension Enumeration {
  static let cameraMode = Enumeration(
    "camera mode",
    [
      Case("free", "Goes where gestures put it.", also: ["GMSNavigationCameraModeFree"]),
      Case(
        "following", "Follows the user; hides the recenter button.",
        also: ["GMSNavigationCameraModeFollowing"]),
      Case("overview", "Shows the whole route.", also: ["GMSNavigationCameraModeOverview"]),
    ])

  static let cameraPerspective = Enumeration(
    "camera perspective",
    [
      Case("tilted", "Behind and above the user.", also: ["GMSNavigationCameraPerspectiveTilted"]),
      Case(
        "topDownNorthUp", "Straight down, north up.",
        also: ["GMSNavigationCameraPerspectiveTopDownNorthUp"]),
      Case(
        "topDownHeadingUp", "Straight down, the user's direction up.",
        also: ["GMSNavigationCameraPerspectiveTopDownHeadingUp"]),
    ])
}
