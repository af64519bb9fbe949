// Written by `swift run navlint-dev generate` from docs/Rules/out-of-range.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let outOfRange = [
    RuleExample(
      of: "out-of-range", isBad: true,
      "no such place", facts: ["X-3D-14"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 90.5, longitude: -122.3937}
      #                          ^^^^ error[out-of-range]: `latitude` is `90.5`, above 90; there is no such latitude (X-3D-14)
          - position: {latitude: 37.7955, longitude: -180.000001}
      #                                              ^^^^^^^^^^^ error[out-of-range]: `longitude` is `-180.000001`, below -180; there is no such longitude (X-3D-14)

      """#),
    RuleExample(
      of: "out-of-range", isBad: true,
      "a camera beyond its limits", facts: ["X-3D-15", "X-3D-16"],
      #"""
      map3D:
        mode: hybrid
        camera:
          center: {latitude: 37.7955, longitude: -122.3937}
          heading: -90
      #            ^^^ note[out-of-range]: `heading` is `-90`, below 0; an angle from 0 to 360 says the same (X-3D-16)
          tilt: 91
      #         ^^ warning[out-of-range]: `tilt` is `91`, above 90; a camera tilts from 0, straight down, to 90, the horizon (X-3D-15)
          range: 63170001
      #          ^^^^^^^^ warning[out-of-range]: `range` is `63170001`, above 63170000; a camera is at most 63170000 metres from its centre (X-3D-15)

      """#),
    RuleExample(
      of: "out-of-range", isBad: true,
      "a share of more than all", facts: ["X-3D-08"],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
            outerWidth: 1.5
      #                 ^^^ error[out-of-range]: `outerWidth` is `1.5`, above 1; it is a part of `strokeWidth` (X-3D-08)

      """#),
    RuleExample(
      of: "out-of-range", isBad: true,
      "the flat map's camera", facts: ["X-MAP-05", "X-MAP-11"],
      #"""
      navigation:
        camera:
          position: {latitude: 86, longitude: 190, zoom: 17, viewingAngle: 70}
      #                        ^^ warning[out-of-range]: `latitude` is `86`, above 85; the SDK clamps it, as the flat map ends there (X-MAP-11)
      #                                       ^^^ warning[out-of-range]: `longitude` is `190`, above 180; the SDK takes the equivalent longitude inside those limits
      #                                                                    ^^ warning[out-of-range]: `viewingAngle` is `70`, above 65; the SDK clamps it, at 65 degrees from zoom level 16 on (X-MAP-05)

      """#),
    RuleExample(
      of: "out-of-range", isBad: true,
      "waypoints that cannot be", facts: ["X-RT-13", "X-RT-20"],
      #"""
      navigation:
        waypoints:
          - title: Ferry Building
            location: {latitude: 91, longitude: -122.3937}
      #                          ^^ error[out-of-range]: `latitude` is `91`, above 90; there is no such latitude (X-RT-20)
            preferredHeading: 361
      #                       ^^^ error[out-of-range]: `preferredHeading` is `361`, above 360; the SDK makes no waypoint of it; -1 leaves it unset (X-RT-13)
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA

      """#),
    RuleExample(
      of: "out-of-range", isBad: true,
      "a map without room", facts: ["X-MAP-12"],
      #"""
      navigation:
        mapView:
          padding: {top: -20}
      #                  ^^^ warning[out-of-range]: `top` is `-20`, below 0; what the SDK does with negative insets is not documented (X-MAP-12)
          size: {width: -375, height: 667}
      #                 ^^^^ warning[out-of-range]: `width` is `-375`, below 0; no view has a negative width

      """#),
    RuleExample(
      of: "out-of-range", isBad: false,
      "the limits themselves", facts: ["X-3D-14"],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: -90, longitude: 180}

      """#),
    RuleExample(
      of: "out-of-range", isBad: false,
      "the limits themselves", facts: ["X-3D-15", "X-3D-16"],
      #"""
      map3D:
        mode: hybrid
        camera:
          center: {latitude: 90, longitude: -180}
          heading: 360
          tilt: 90
          range: 63170000

      """#),
    RuleExample(
      of: "out-of-range", isBad: false,
      "all of the line", facts: ["X-3D-08"],
      #"""
      map3D:
        mode: hybrid
        polylines:
          - path:
              - {latitude: 37.79, longitude: -122.39}
              - {latitude: 37.8, longitude: -122.4}
            outerWidth: 1

      """#),
    RuleExample(
      of: "out-of-range", isBad: false,
      "the limits themselves", facts: ["X-MAP-05", "X-MAP-11", "X-MAP-12"],
      #"""
      navigation:
        camera:
          position: {latitude: -85, longitude: 180, zoom: 16, viewingAngle: 65}
        mapView:
          padding: {top: 0}

      """#),
    RuleExample(
      of: "out-of-range", isBad: false,
      "the limits themselves", facts: ["X-RT-13", "X-RT-20"],
      #"""
      navigation:
        waypoints:
          - title: The pole
            location: {latitude: 90, longitude: -180}
            preferredHeading: 360
          - title: City Hall
            placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
            preferredHeading: -1

      """#),
  ]
}
