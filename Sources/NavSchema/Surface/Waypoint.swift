import SourceText

extension MappingSchema {
  static let waypoint = MappingSchema(
    .waypoint, "waypoint", "One destination (`GMSNavigationWaypoint`).",
    fields: [
      Field(
        "title", .text(TextType()), required: Requirement("every initializer asks for one"),
        source: .waypointReference, "The destination's name."),
      Field(
        "location", .mapping(.coordinate), also: ["coordinate"],
        facts: ["X-RT-10", "X-RT-11", "X-RT-14"], source: .waypointReference,
        "Where the destination is."),
      Field(
        "placeID", .text(TextType(allowsEmpty: false)), nullable: true,
        facts: ["X-RT-10", "X-RT-11", "X-RT-18"], source: .waypointReference,
        "The place that the destination is; lets the SDK highlight the building."),
      Field(
        "navigationPointToken", .text(TextType(allowsEmpty: false)), nullable: true,
        since: Version(10, 10), source: .releaseNotes,
        "A point at which to arrive, from the Routes API."),
      Field(
        "preferSameSideOfRoad", .boolean, default: false, facts: ["X-RT-12", "X-RT-14"],
        source: .waypoints, "Arrives on the destination's side of the road, within reason."),
      Field(
        "preferredHeading",
        .number(
          NumberType(
            isInteger: true, unit: "degrees",
            limits: [
              NumberLimit(
                from: 0, to: 360, except: -1, facts: ["X-RT-13"],
                "the SDK makes no waypoint of it; -1 leaves it unset")
            ])),
        also: ["preferredSegmentHeading"], default: -1,
        facts: ["X-RT-12", "X-RT-13", "X-RT-14"], source: .waypointReference,
        "The direction of arrival, clockwise from north; -1: any."),
      Field(
        "vehicleStopover", .boolean, default: false, facts: ["X-RT-15"],
        source: .waypointReference, "Moves the stop to a place fit for getting in and out."),
    ],
    foreignKeys: [
      .foreign("placeId", use: "placeID", "the wrappers' name"),
      .foreign("position", use: "location", "the React Native wrapper's name"),
      .foreign("target", use: "location", "the Flutter wrapper's name"),
      .foreign("latLng", use: "location", "the Android SDK's name"),
    ])
}
