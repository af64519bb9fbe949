// Written by `swift run navlint-dev generate` from docs/Rules: edit the pages instead.
// swift-format-ignore-file

enum RuleExampleText {
  /// Blocks that begin with a line `§ rule|bad or good|facts|title`.
  static let text: StaticString = #"""
§ accessory-view-over-lanes|bad|LINT-03,POL-03c|an accessory view
navigation:
  headerAccessoryView:
# ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
    view: TripSummaryView
§ accessory-view-over-lanes|good|LINT-03,POL-03c|none
navigation:
  ui: {}
§ accessory-view-without-header|bad|X-UI-01|the header is off
navigation:
  headerAccessoryView: {view: TripSummaryView, height: 44}
# ^^^^^^^^^^^^^^^^^^^ error[accessory-view-without-header]: `headerAccessoryView` needs the header: it stands in the secondary header, and `navigationHeaderEnabled` is `false` (X-UI-01)
# ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
  ui:
    navigationHeaderEnabled: false
#                            ^^^^^ warning[header-without-replacement]: `navigation.ui.navigationHeaderEnabled` is `false` and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy (LINT-01)
§ accessory-view-without-header|bad|X-UI-01|the header is on
navigation:
  headerAccessoryView: {view: TripSummaryView, height: 44}
# ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
  ui:
    navigationHeaderEnabled: true
§ accessory-view-without-header|good|X-UI-01|the view is removed
navigation:
  headerAccessoryView: null
  customGuidance: {turns: true}
  ui:
    navigationHeaderEnabled: false
§ alert-color-without-effect|bad|X-SPD-07|colours for a lawful speed
navigation:
  speedometer:
    colors:
      notSpeeding:
#     ^^^^^^^^^^^ warning[alert-color-without-effect]: colours for `notSpeeding` have no effect: the SDK colours minor and major alerts alone (X-SPD-07)
        normal: {textColor: "#1F1F1F", backgroundColor: "#FFFFFF"}
      unknown:
#     ^^^^^^^ warning[alert-color-without-effect]: colours for `unknown` have no effect: the SDK colours minor and major alerts alone (X-SPD-07)
        lowLight: {textColor: gray}
§ alert-color-without-effect|good|X-SPD-07|colours for alerts
navigation:
  speedometer:
    colors:
      minor:
        normal: {textColor: "#D93025", backgroundColor: "#FFFFFF"}
      unknown: {}
§ alert-threshold-order|bad|X-SPD-03|minor above major
navigation:
  speedometer:
    alertThresholds:
      major: 5%
      minor: 0.10
#            ^^^^ warning[alert-threshold-order]: `minor` is 0.10, above `major`, which is 5%: the SDK silently makes both thresholds equal (X-SPD-03)
§ alert-threshold-order|good|X-SPD-03|equal thresholds
navigation:
  speedometer:
    alertThresholds: {minor: 10%, major: 0.10}
§ alerts-without-speedometer|bad|X-SPD-08|the speedometer is off
navigation:
  ui:
    shouldDisplaySpeedometer: false
  speedometer:
    alertThresholds: {minor: 5%, major: 10%}
#   ^^^^^^^^^^^^^^^ warning[alerts-without-speedometer]: `alertThresholds` shows nowhere: `shouldDisplaySpeedometer` is `false` (X-SPD-08)
    colors:
#   ^^^^^^ warning[alerts-without-speedometer]: `colors` shows nowhere: `shouldDisplaySpeedometer` is `false` (X-SPD-08)
      major:
        normal: {backgroundColor: "#B3261E"}
§ alerts-without-speedometer|good|X-SPD-08|the speedometer is on
navigation:
  ui:
    shouldDisplaySpeedometer: true
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
  speedometer:
    alertThresholds: {minor: 5%, major: 10%}
§ alias-cycle|bad||a list that holds itself
x-loop: &loop [1, *loop]
#                 ^^^^^ error[alias-cycle]: alias `*loop` stands inside the node that its anchor names
§ alias-cycle|good||an anchor and its alias side by side
x-list: [&one [1], *one]
§ altered-attribution|bad|POL-06b|in small letters
navigation:
  attribution:
    text: google maps
#         ^^^^^^^^^^^ error[altered-attribution]: `navigation.attribution.text` is `google maps`: an attribution other than `Google Maps`, letter by letter, may conflict with Google's policy (POL-06b)
§ altered-attribution|good|POL-06b|as it must be
navigation:
  attribution:
    text: Google Maps
§ altered-terms|bad|POL-08|a text of the app's own
navigation:
  termsAndConditions:
    companyName: Depot
    customText: Our terms
#   ^^^^^^^^^^ error[altered-terms]: `navigation.termsAndConditions.customText` replaces the Navigation SDK's terms: terms that are changed without Google's written consent may conflict with Google's policy (POL-08)
§ altered-terms|good|POL-08|title and colours are free
navigation:
  termsAndConditions:
    companyName: Depot
    title: Terms
    uiParams:
      titleColor: blue
§ ambiguous-scalar|bad||a word where a Boolean belongs
navigation:
  ui:
    compassButton: yes
#                  ^^^ error[ambiguous-scalar]: `compassButton` is `yes`, which YAML 1.1 reads as `true` and YAML 1.2 as text; write `true` or `false`
    indoorPicker: off
#                 ^^^ error[ambiguous-scalar]: `indoorPicker` is `off`, which YAML 1.1 reads as `false` and YAML 1.2 as text; write `true` or `false`
§ ambiguous-scalar|good||quotes, plain Booleans, plain numbers
name: "NO"
navigation:
  ui:
    compassButton: true
  guidance:
    timeUpdateThreshold: 12
§ arrival-side-needs-location|bad|X-RT-14|a place id alone
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      preferSameSideOfRoad: true
#     ^^^^^^^^^^^^^^^^^^^^ warning[arrival-side-needs-location]: `preferSameSideOfRoad` needs a `location`; this waypoint has a `placeID` alone (X-RT-14)
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
      preferredHeading: 90
#     ^^^^^^^^^^^^^^^^ warning[arrival-side-needs-location]: `preferredHeading` needs a `location`; this waypoint has a `placeID` alone (X-RT-14)
§ arrival-side-needs-location|good|X-RT-14|coordinates beside it
navigation:
  waypoints:
    - title: Ferry Building
      location: {latitude: 37.7955, longitude: -122.3937}
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      preferSameSideOfRoad: true
§ attribution-clear-space|bad|POL-06a|too near on the left
navigation:
  attribution:
    logo:
      clearSpace:
        left: 4
#             ^ warning[attribution-clear-space]: `navigation.attribution.logo.clearSpace.left` is `4`: less than 10 points of clear space beside the logo may conflict with Google's rules on attribution (POL-06a)
§ attribution-clear-space|good|POL-06a|enough space
navigation:
  attribution:
    logo:
      clearSpace:
        left: 10
        bottom: 5
§ attribution-clear-space-below|bad|POL-06a|too near below
navigation:
  attribution:
    logo:
      clearSpace:
        bottom: 0
#               ^ warning[attribution-clear-space-below]: `navigation.attribution.logo.clearSpace.bottom` is `0`: less than 5 points of clear space below the logo may conflict with Google's rules on attribution (POL-06a)
§ attribution-clear-space-below|good|POL-06a|enough space
navigation:
  attribution:
    logo:
      clearSpace:
        bottom: 5
§ attribution-contrast|bad|POL-06|white on light grey
navigation:
  attribution:
    textColor: white
#              ^^^^^ error[attribution-contrast]: `navigation.attribution.textColor` is `white`, whose contrast with the background is below 4.5 to 1: an attribution that is hard to read may conflict with Google's policy (POL-06)
    backgroundColor: "#DDDDDD"
§ attribution-contrast|good|POL-06|dark grey on white
navigation:
  attribution:
    textColor: "#5E5E5E"
    backgroundColor: white
§ attribution-font-family|bad|POL-06b|a font with serifs
navigation:
  attribution:
    font:
      family: Times New Roman
#             ^^^^^^^^^^^^^^^ warning[attribution-font-family]: `navigation.attribution.font.family` is `Times New Roman` (heuristic): a font that is neither Roboto nor sans-serif may conflict with Google's rules on attribution (POL-06b)
§ attribution-font-family|good|POL-06b|Roboto
navigation:
  attribution:
    font:
      family: Roboto
§ attribution-font-size|bad|POL-06b|small print
navigation:
  attribution:
    font:
      size: 9
#           ^ warning[attribution-font-size]: `navigation.attribution.font.size` is `9`: another size than 12 to 16 may conflict with Google's rules on attribution (POL-06b)
§ attribution-font-size|good|POL-06b|the least size
navigation:
  attribution:
    font:
      size: 12
§ attribution-font-weight|bad|POL-06b|bold
navigation:
  attribution:
    font:
      weight: bold
#             ^^^^ warning[attribution-font-weight]: `navigation.attribution.font.weight` is `bold`: another weight than regular, 400, may conflict with Google's rules on attribution (POL-06b)
§ attribution-font-weight|good|POL-06b|regular
navigation:
  attribution:
    font:
      weight: regular
§ attribution-label|bad|POL-06a|another label
navigation:
  attribution:
    accessibilityLabel: map logo
#                       ^^^^^^^^ warning[attribution-label]: `navigation.attribution.accessibilityLabel` is `map logo`: another accessibility label than `Google Maps` may conflict with Google's rules on attribution (POL-06a)
§ attribution-label|good|POL-06a|Google's label
navigation:
  attribution:
    accessibilityLabel: Google Maps
§ attribution-logo-height|bad|POL-06a|a small logo
navigation:
  attribution:
    logo:
      height: 12
#             ^^ warning[attribution-logo-height]: `navigation.attribution.logo.height` is `12`: a logo that is not 16 to 19 points high may conflict with Google's rules on attribution (POL-06a)
§ attribution-logo-height|good|POL-06a|the greatest height
navigation:
  attribution:
    logo:
      height: 19
§ attribution-text-color|bad|POL-06b|blue
navigation:
  attribution:
    textColor: "#1A73E8"
#              ^^^^^^^^^ warning[attribution-text-color]: `navigation.attribution.textColor` is `#1A73E8`: another colour than white, `#1F1F1F` or `#5E5E5E` may conflict with Google's rules on attribution (POL-06b)
§ attribution-text-color|good|POL-06b|one of the three greys
navigation:
  attribution:
    textColor: "#5e5e5e"
§ beta-travel-mode|bad|POL-17|no warning
navigation:
  travelMode: cycling
#             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `cycling`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
§ beta-travel-mode|good|POL-17|a warning
navigation:
  travelMode: cycling
  termsAndConditions:
    companyName: Depot
    betaWarning: true
§ camera-outside-restrictions|bad|X-3D-19|tilted further than allowed
map3D:
  mode: hybrid
  camera:
    center: {latitude: 37.7955, longitude: -122.3937}
    tilt: 75
#         ^^ warning[camera-outside-restrictions]: the camera's `tilt` is 75, above the restrictions' `max` of 60 (X-3D-19)
  cameraRestrictions:
    tilt: {min: 0, max: 60}
§ camera-outside-restrictions|good|X-3D-19|on the limits
map3D:
  mode: hybrid
  camera:
    center: {latitude: 48.81, longitude: 2.42, altitude: 1000}
    heading: 360
    tilt: 60
    range: 400
  cameraRestrictions:
    altitude: {min: 0, max: 1000}
    bounds: {south: 48.81, west: 2.2, north: 48.9, east: 2.42}
    heading: {min: 0, max: 90}
    tilt: {min: 0, max: 60}
§ compass-hidden-by-accessory-view|bad|X-UI-02|both
navigation:
  headerAccessoryView: {view: TripSummaryView}
# ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
  ui:
    compassButton: true
#   ^^^^^^^^^^^^^ warning[compass-hidden-by-accessory-view]: `compassButton` has no effect: it is `true`, and the SDK hides the compass beside a header accessory view (X-UI-02)
§ compass-hidden-by-accessory-view|bad|X-UI-02|no compass
navigation:
  headerAccessoryView: {view: TripSummaryView}
# ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
  ui: {}
§ compass-hidden-by-accessory-view|good|X-UI-02|no accessory view
navigation:
  ui:
    compassButton: true
§ conflicting-keys|bad||a text and a view
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      content:
        text: Ferry Building
        view: FerryView
#       ^^^^ error[conflicting-keys]: `view` and `text` exclude each other; keep one
§ conflicting-keys|good||one of them
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      content: {text: Ferry Building}
      popover: {isOpen: false, content: {view: FerryView}}
§ continuous-animation|bad|POL-01|an endless animation
navigation:
  overlays:
    - id: promo
      animation: continuous
#                ^^^^^^^^^^ error[continuous-animation]: `navigation.overlays[id=promo].animation` is `continuous`: an animation without end during active navigation may conflict with Google's policy on distracting animations (POL-01)
§ continuous-animation|good|POL-01|it stands still
navigation:
  overlays:
    - id: promo
      animation: none
§ controls-on-carplay|bad||what is on by default
target: carPlay
navigation:
  ui:
# ^^ warning[controls-on-carplay]: `navigationFooterEnabled`, `recenterButtonEnabled` and `compassButton` are left on for CarPlay, where nobody can touch the map; write `false`
    navigationHeaderEnabled: false
    compassButton: true
    navigationReportIncidentButtonEnabled: false
§ controls-on-carplay|good||all off
target: carPlay
navigation:
  ui:
    navigationHeaderEnabled: false
    navigationFooterEnabled: false
    compassButton: false
    recenterButtonEnabled: false
    navigationReportIncidentButtonEnabled: false
§ covered-attribution|bad|POL-05|an overlay over the logo
navigation:
  overlays:
    - covers: [attribution]
#              ^^^^^^^^^^^ error[covered-attribution]: `navigation.overlays[0].covers[0]` is `attribution`: an overlay over the Google Maps attribution may conflict with Google's policy (POL-05)
§ covered-attribution|good|POL-05|an overlay over the footer
navigation:
  overlays:
    - covers: [footer]
§ covered-compass|bad|POL-03d|a permanent overlay over the compass
navigation:
  ui:
    compassButton: true
  overlays:
    - covers: [compass]
#              ^^^^^^^ warning[covered-compass]: `navigation.overlays[0].covers[0]` is `compass`: an overlay that blocks the compass permanently may conflict with Google's policy (POL-03d)
      dismissible: false
§ covered-compass|good|POL-03d|the compass is off, as it is by default in SDK 10
navigation:
  ui: {}
  overlays:
    - covers: [compass]
      dismissible: false
§ covered-controls|bad|POL-03e|a permanent overlay over the footer
navigation:
  overlays:
    - covers: [footer]
#              ^^^^^^ warning[covered-controls]: `navigation.overlays[0].covers[0]` is `footer`: an overlay that blocks a standard element of the screen permanently may conflict with Google's policy (POL-03e)
      dismissible: false
§ covered-controls|good|POL-03e|it can be closed
navigation:
  overlays:
    - covers: [footer, prompts]
§ covered-lane-guidance|bad|POL-03c|a permanent overlay over the lanes
navigation:
  overlays:
    - covers: [laneGuidance]
#              ^^^^^^^^^^^^ error[covered-lane-guidance]: `navigation.overlays[0].covers[0]` is `laneGuidance`: an overlay that blocks the lane guidance permanently may conflict with Google's policy (POL-03c)
      dismissible: false
§ covered-lane-guidance|good|POL-03c|it can be closed
navigation:
  overlays:
    - covers: [laneGuidance]
      dismissible: true
§ covered-position|bad|POL-03a|over the position
navigation:
  overlays:
    - covers: [currentLocation]
#              ^^^^^^^^^^^^^^^ error[covered-position]: `navigation.overlays[0].covers[0]` is `currentLocation`: an overlay that hides the driver's current position may conflict with Google's policy (POL-03a)
§ covered-position|good|POL-03a|over the footer
navigation:
  overlays:
    - covers: [footer]
§ covered-turns|bad|POL-03b|a permanent overlay over the header
navigation:
  overlays:
    - covers: [header]
#              ^^^^^^ error[covered-turns]: `navigation.overlays[0].covers[0]` is `header`: an overlay that blocks the upcoming turns permanently may conflict with Google's policy (POL-03b)
      dismissible: false
§ covered-turns|good|POL-03b|it can be closed
navigation:
  overlays:
    - covers: [header]
§ degenerate-path|bad||a line without points
map3D:
  mode: hybrid
  polylines:
    - path: []
#     ^^^^ warning[degenerate-path]: `path` has no points; a line needs two
§ degenerate-path|good||two places, three places
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
  polygons:
    - path:
        - {latitude: 0.1, longitude: 179.9}
        - {latitude: 0.1, longitude: -179.9}
        - {latitude: 0.2, longitude: -179.9}
        - {latitude: 0.1, longitude: 179.9}
§ deprecated-key|bad||a line's old names
map3D:
  mode: hybrid
  polylines:
    - coordinates:
#     ^^^^^^^^^^^ error[deprecated-key]: `coordinates` is the name from before the SDK's general release; use `path`
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
      isGeodesic: true
#     ^^^^^^^^^^ error[deprecated-key]: `isGeodesic` is the name from before the SDK's general release; use `geodesic`
      drawOrder: 2
#     ^^^^^^^^^ error[deprecated-key]: `drawOrder` is the name from before the SDK's general release; use `zIndex`
§ deprecated-key|good||the names of today
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
      geodesic: true
      drawOccludedSegments: true
      zIndex: 2
§ disabled-alert|bad|X-SPD-06|no major alert
navigation:
  speedometer:
    alertThresholds: {minor: 0.05, major: -0.1}
#                                         ^^^^ note[disabled-alert]: `major` is negative, which switches this alert off (X-SPD-06)
§ disabled-alert|good|X-SPD-06|an alert from the limit on
navigation:
  speedometer:
    alertThresholds: {minor: 0, major: 10%}
§ driver-awareness-only|bad|POL-09|the warning alone
navigation:
  termsAndConditions:
    companyName: Depot
    shouldOnlyShowDriverAwarenessDialog: true
#                                        ^^^^ warning[driver-awareness-only]: `navigation.termsAndConditions.shouldOnlyShowDriverAwarenessDialog` is `true`: an app that shows the driver's warning alone may conflict with Google's policy, which asks for the terms at first use (POL-09)
§ driver-awareness-only|good|POL-09|the default
navigation:
  termsAndConditions:
    companyName: Depot
§ duplicate-id|bad||twice in one list
map3D:
  mode: hybrid
  markers:
    - {id: depot, position: {latitude: 59.1, longitude: 18.1}}
    - {id: 7, position: {latitude: 59.2, longitude: 18.2}}
    - {id: depot, position: {latitude: 59.3, longitude: 18.3}}
#          ^^^^^ error[duplicate-id]: the id `depot` is taken already
    - {id: "7", position: {latitude: 59.4, longitude: 18.4}}
#          ^^^ error[duplicate-id]: the id `7` is taken already
§ duplicate-id|good||merged, with an id of its own
map3D:
  mode: hybrid
  markers:
    - &depot {id: depot, position: {latitude: 59.1, longitude: 18.1}}
    - {<<: *depot, id: Depot, position: {latitude: 59.2, longitude: 18.2}}
§ duplicate-key|bad||twice in one mapping
navigation:
  ui:
    compassButton: true
    compassButton: false
#   ^^^^^^^^^^^^^ error[duplicate-key]: key `compassButton` is already set in this mapping
§ duplicate-key|good||one name in two mappings, and a merge that is overridden
x-place: &place {latitude: 37.7955, longitude: -122.3937}
map3D:
  mode: hybrid
  markers:
    - id: one
      position: *place
    - id: two
      position: {<<: *place, longitude: -122.4}
§ empty-bounds|bad||no room from south to north
map3D:
  mode: hybrid
  cameraRestrictions:
    bounds: {south: 48.8, west: 2.2, north: 48.8, east: 2.4}
#                   ^^^^ warning[empty-bounds]: `south` and `north` are one and the same, which leaves no room between them
§ empty-bounds|good||the whole way round
map3D:
  mode: hybrid
  cameraRestrictions:
    bounds: {south: -90, west: -180, north: 90, east: 180}
§ expired-suppression|bad||the day has passed
navigation:
  ui:
    compassButtn: true # navlint: allow unknown-key until 2026-08-01 -- renamed with the next SDK
#   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?
#                                                         ^^^^^^^^^^ warning[expired-suppression]: the suppression ended on 2026-08-01; mend what it allows, or set another day
§ expired-suppression|good||the last day
navigation:
  ui:
    compassButtn: true # navlint: allow unknown-key until 2026-08-01 -- renamed with the next SDK
§ extra-target-distances|bad|X-RT-06|one for each destination
navigation:
  routing:
    targetDistancesMeters: [12000, 3500]
#                                  ^^^^ warning[extra-target-distances]: `targetDistancesMeters` has 2 entries; the SDK uses the first one alone (X-RT-06)
    avoidsFerries: true
§ extra-target-distances|good|X-RT-06|one distance
navigation:
  routing:
    targetDistancesMeters: [12000]
    avoidsFerries: true
§ faint-header|bad|LINT-04|hardly opaque
navigation:
  ui:
    navigationHeaderBackgroundAlpha: 0.2
#                                    ^^^ warning[faint-header]: `navigation.ui.navigationHeaderBackgroundAlpha` is `0.2` (heuristic): turns over a moving map are hard to read on a background less than half opaque (LINT-04)
§ faint-header|good|LINT-04|half opaque
navigation:
  ui:
    navigationHeaderBackgroundAlpha: 0.5
§ faint-roads|bad|POL-04b|roads in nearly the colour of the land
navigation:
  mapView:
    mapStyle:
      - featureType: landscape
        stylers:
          - color: "#F5F5F5"
      - featureType: road
        elementType: geometry
        stylers:
          - color: "#F4F4F4"
#                  ^^^^^^^^^ warning[faint-roads]: `navigation.mapView.mapStyle[1].stylers[0].color` is `#F4F4F4`, nearly the colour of the land around (heuristic): a map whose features hardly contrast may conflict with Google's policy (POL-04b)
§ faint-roads|good|POL-04b|white roads on light grey, as in one of Google's styles
navigation:
  mapView:
    mapStyle:
      - featureType: landscape
        stylers:
          - color: "#F5F5F5"
      - featureType: road
        elementType: geometry
        stylers:
          - color: "#FFFFFF"
§ ferries-avoided-by-default|bad|X-RT-19|tolls alone
navigation:
  routing:
# ^^^^^^^ note[ferries-avoided-by-default]: `avoidsFerries` is not set and is `true` by default, unlike `avoidsTolls` and `avoidsHighways`: routes leave ferries out (X-RT-19)
    avoidsTolls: true
§ ferries-avoided-by-default|good|X-RT-19|ferries are written
navigation:
  routing:
    avoidsTolls: true
    avoidsFerries: true
§ first-use-terms-off|bad|POL-09|the dialog does not come up
navigation:
  termsAndConditions:
    companyName: Depot
    showsOnFirstUse: false
#                    ^^^^^ error[first-use-terms-off]: `navigation.termsAndConditions.showsOnFirstUse` is `false`: an app whose user does not see the terms at first use may conflict with Google's policy (POL-09)
§ first-use-terms-off|good|POL-09|the dialog comes up
navigation:
  termsAndConditions:
    companyName: Depot
    showsOnFirstUse: true
§ following-setting-without-effect|bad|X-MAP-04|another mode
navigation:
  camera:
    mode: free
    followingPerspective: tilted
#   ^^^^^^^^^^^^^^^^^^^^ warning[following-setting-without-effect]: `followingPerspective` has no effect: the camera's `mode` is `free` (X-MAP-04)
    followingZoomLevel: 17
#   ^^^^^^^^^^^^^^^^^^ warning[following-setting-without-effect]: `followingZoomLevel` has no effect: the camera's `mode` is `free` (X-MAP-04)
§ following-setting-without-effect|good|X-MAP-04|the mode is following
navigation:
  camera:
    mode: following
    followingPerspective: topDownNorthUp
§ footer-without-replacement|bad|LINT-02|no footer
navigation:
  ui:
    navigationFooterEnabled: false
#                            ^^^^^ note[footer-without-replacement]: `navigation.ui.navigationFooterEnabled` is `false` and no arrival time of the app's own is declared (heuristic): the footer is a standard element of the screen (LINT-02)
§ footer-without-replacement|good|LINT-02|an arrival time of the app's own
navigation:
  ui:
    navigationFooterEnabled: false
  customGuidance:
    eta: true
§ guidance-without-waypoints|bad|X-RT-08|nowhere to go
navigation:
  guidance:
    guidanceActive: true
  waypoints: []
#            ^^ error[guidance-without-waypoints]: `waypoints` is empty: the SDK finds no route to guide along and reports that there are no waypoints (X-RT-08)
§ guidance-without-waypoints|good|X-RT-08|no guidance is asked for
navigation:
  guidance:
    guidanceActive: false
  waypoints: []
§ header-look-without-header|bad|X-UI-03|the header is off
navigation:
  customGuidance: {turns: true}
  ui:
    navigationHeaderEnabled: false
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[header-look-without-header]: `navigationHeaderPrimaryBackgroundColor` has no effect: `navigationHeaderEnabled` is `false` (X-UI-03)
    navigationHeaderNextStepFont: {family: system, size: 18}
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[header-look-without-header]: `navigationHeaderNextStepFont` has no effect: `navigationHeaderEnabled` is `false` (X-UI-03)
    navigationHeaderBackgroundAlpha: 0.9
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[header-look-without-header]: `navigationHeaderBackgroundAlpha` has no effect: `navigationHeaderEnabled` is `false` (X-UI-03)
§ header-look-without-header|good|X-UI-03|the header is on
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#0B3D91"
    navigationHeaderNextStepFont: {family: system, size: 18}
§ header-strip-contrast|bad|LINT-05|red on magenta
navigation:
  ui:
    navigationHeaderNextStepTextColor: red
    navigationHeaderSecondaryBackgroundColor: magenta
#                                             ^^^^^^^ warning[header-strip-contrast]: `navigation.ui.navigationHeaderSecondaryBackgroundColor` is `magenta`, whose contrast with the text of the turn after next, white unless it is given, is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05)
    navigationHeaderSecondaryBackgroundColorNightMode: "#202124"
§ header-strip-contrast|good|LINT-05|white on dark blue
navigation:
  ui:
    navigationHeaderSecondaryBackgroundColor: "#0D47A1"
    navigationHeaderSecondaryBackgroundColorNightMode: "#202124"
§ header-text-contrast|bad|LINT-05|pale blue on blue
navigation:
  ui:
    navigationHeaderInstructionsTextColor: "#7FB2FF"
#                                          ^^^^^^^^^ warning[header-text-contrast]: `navigation.ui.navigationHeaderInstructionsTextColor` is `#7FB2FF`, whose contrast with the header's background is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05)
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
§ header-text-contrast|good|LINT-05|yellow on blue
navigation:
  ui:
    navigationHeaderInstructionsTextColor: yellow
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
§ header-units-contrast|bad|LINT-05|blue on blue
navigation:
  ui:
    navigationHeaderDistanceUnitsTextColor: blue
#                                           ^^^^ warning[header-units-contrast]: `navigation.ui.navigationHeaderDistanceUnitsTextColor` is `blue`, whose contrast with the header's background is below 3 to 1 (heuristic): distances that are hard to read may conflict with Google's policy (LINT-05)
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#1A73E8"
§ header-units-contrast|good|LINT-05|the SDK's own grey
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
§ header-without-replacement|bad|LINT-01|no header
navigation:
  ui:
    navigationHeaderEnabled: false
#                            ^^^^^ warning[header-without-replacement]: `navigation.ui.navigationHeaderEnabled` is `false` and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy (LINT-01)
§ header-without-replacement|good|LINT-01|turns of the app's own
navigation:
  ui:
    navigationHeaderEnabled: false
  customGuidance:
    turns: true
§ hidden-attribution|bad|POL-05|the attribution is hidden
navigation:
  attribution:
    visible: false
#            ^^^^^ error[hidden-attribution]: `navigation.attribution.visible` is `false`: removing the Google Maps attribution may conflict with Google's policy (POL-05)
§ hidden-attribution|good|POL-05|both are shown
navigation:
  attribution:
    visible: true
    logo:
      visible: true
§ hidden-roads|bad|POL-04a|local roads are gone
navigation:
  mapView:
    mapStyle:
      - featureType: road.local
        stylers:
          - visibility: off
#                       ^^^ error[hidden-roads]: `navigation.mapView.mapStyle[0].stylers[0].visibility` is `off`: roads that are removed from the navigation map may conflict with Google's policy (POL-04a)
§ hidden-roads|good|POL-04a|the roads come back
navigation:
  mapView:
    mapStyle:
      - stylers:
          - visibility: off
      - featureType: road
        elementType: geometry
        stylers:
          - visibility: on
§ ignored-altitude|bad|X-3D-01|the default mode
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937, altitude: 30}
#                                                         ^^^^^^^^ warning[ignored-altitude]: `altitude` has no effect: `altitudeMode` is by default `clampToGround`, which ignores it (X-3D-01)
§ ignored-altitude|good|X-3D-01|a mode that counts the altitude
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937, altitude: 30}
      altitudeMode: relativeToGround
§ ignored-collision-priority|bad|X-3D-02|the default behaviour
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionPriority: 10
#     ^^^^^^^^^^^^^^^^^ warning[ignored-collision-priority]: `collisionPriority` has no effect: `collisionBehavior` is by default `required`, and priorities count between `optionalAndHidesLowerPriority` markers alone (X-3D-02)
§ ignored-collision-priority|good|X-3D-02|an optional marker
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionBehavior: optionalAndHidesLowerPriority
      collisionPriority: 10
§ ignored-pin|bad|X-3D-13|a pin and a text
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      content:
        pin: {backgroundColor: blue}
#       ^^^ warning[ignored-pin]: `pin` has no effect: the marker shows its `text`, and the pin only where there is no other content (X-3D-13)
        text: Ferry Building
§ ignored-pin|good|X-3D-13|a pin alone
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      content: {pin: {backgroundColor: blue, borderColor: white}}
§ ignored-position-anchor|bad|X-3D-12|two places for one popover
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      popover:
        isOpen: false
        positionAnchor: {latitude: 37.8, longitude: -122.4}
#       ^^^^^^^^^^^^^^ warning[ignored-position-anchor]: `positionAnchor` has no effect: a popover on a marker stands at the marker's position (X-3D-12)
§ ignored-position-anchor|good|X-3D-12|the marker's place
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      popover: {isOpen: false}
§ indoor-picker-without-indoor-maps|bad|X-UI-14|nothing to pick
navigation:
  mapView:
    indoorEnabled: false
  ui:
    indoorPicker: true
#   ^^^^^^^^^^^^ note[indoor-picker-without-indoor-maps]: `indoorPicker` is `true` and has nothing to pick: `indoorEnabled` is `false` (X-UI-14)
§ indoor-picker-without-indoor-maps|good|X-UI-14|both off
navigation:
  mapView:
    indoorEnabled: false
  ui:
    indoorPicker: false
§ invalid-character|bad||an escape character, a second byte-order mark
name: Fleet\x1B[31m
§ invalid-character|good||escapes
name: "Fleet\e[31m\u00A0"
§ invalid-color|bad||three digits, no sign, a near name
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#17E"
#                                           ^^^^^^ error[invalid-color]: `navigationHeaderPrimaryBackgroundColor` is `#17E`, which is no colour; did you mean `#1177EE`?
---
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: 1A73E8
#                                           ^^^^^^ error[invalid-color]: `navigationHeaderPrimaryBackgroundColor` is `1A73E8`, which is no colour; did you mean `#1A73E8`?
---
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: darkgray
#                                           ^^^^^^^^ error[invalid-color]: `navigationHeaderPrimaryBackgroundColor` is `darkgray`, which is no colour; did you mean `darkGray`?
§ invalid-color|good||the four spellings
navigation:
  ui:
    navigationHeaderLargeManeuverIconColor: "#1A73E8"
---
navigation:
  ui:
    navigationHeaderLargeManeuverIconColor: "#1A73E880"
---
navigation:
  ui:
    navigationHeaderLargeManeuverIconColor: 0x1A73E8
---
navigation:
  ui:
    navigationHeaderLargeManeuverIconColor: darkGray
§ invalid-encoding|bad||a letter of ISO 8859-1
name: Z\xFCrich
§ invalid-encoding|good||the same letter in UTF-8
name: Zürich
§ invalid-format|bad||an address without scheme
legal:
  termsURL: example.com/terms
#           ^^^^^^^^^^^^^^^^^ error[invalid-format]: `termsURL` is `example.com/terms`; an absolute address such as `https://example.com` is expected
§ invalid-format|good||an address, a release, an id
sdk: {navigation: 10.10}
legal:
  termsURL: https://example.com/terms
  privacyURL: https://example.com/privacy
map3D:
  mode: hybrid
  markers:
    - id: ferry-building
      position: {latitude: 37.7955, longitude: -122.3937}
§ invalid-key|bad||a list, a mapping
x-a: {[1, 2]: text}
#     ^^^^^^ error[invalid-key]: a sequence cannot be a key
x-b:
  ? {a: 1}
#   ^^^^^^ error[invalid-key]: a mapping cannot be a key
  : text
§ invalid-key|good||scalars of any kind
x-a: {12: text, true: text, 2026-03-01: text}
§ invalid-merge|bad||a text, a list of texts
x-one: {<<: text}
#           ^^^^ error[invalid-merge]: `<<` takes a mapping or a sequence of mappings, not `text`
x-two: {<<: [text, {a: 1}]}
#            ^^^^ error[invalid-merge]: `<<` takes a mapping or a sequence of mappings, not `text`
§ invalid-merge|good||one merge of two mappings
x-colour: &colour {backgroundColor: black}
x-border: &border {borderColor: white}
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      content:
        pin: {<<: [*colour, *border]}
§ invalid-target-distance|bad|X-RT-05|no distance
navigation:
  routing:
    targetDistancesMeters: [0]
#                           ^ error[invalid-target-distance]: the first target distance is 0; the SDK goes back to its best routes unless it is a positive whole number (X-RT-05)
    avoidsFerries: true
§ invalid-target-distance|good|X-RT-05|a metre
navigation:
  routing:
    targetDistancesMeters: [1]
    avoidsFerries: true
§ inverted-range|bad|X-3D-18|altitude, tilt and latitude
map3D:
  mode: hybrid
  cameraRestrictions:
    altitude: {min: 5000, max: 100}
#                   ^^^^ error[inverted-range]: `min` is 5000, above the `max` of 100; such a range cannot be built (X-3D-18)
    tilt:
      max: 30
      min: 60
#          ^^ error[inverted-range]: `min` is 60, above the `max` of 30; such a range cannot be built (X-3D-18)
    bounds: {south: 48.9, north: 48.8}
#                   ^^^^ error[inverted-range]: `south` is 48.9, above the `north` of 48.8; such a range cannot be built (X-3D-18)
§ inverted-range|good|X-3D-18|equal limits
map3D:
  mode: hybrid
  cameraRestrictions:
    altitude: {min: 100, max: 100}
    tilt: {min: 0, max: 0}
§ invisible-outer-color|bad|X-3D-09|no width is given
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
      outerColor: blue
#     ^^^^^^^^^^ note[invisible-outer-color]: `outerColor` cannot be seen: `outerWidth` is by default `0` (X-3D-09)
§ invisible-outer-color|good|X-3D-09|a width
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
      outerColor: blue
      outerWidth: 0.2
§ key-newer-than-sdk|bad||a release without the key
sdk: {navigation: "10.9"}
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      navigationPointToken: CuoBGhIJAQ
#     ^^^^^^^^^^^^^^^^^^^^ error[key-newer-than-sdk]: `navigationPointToken` came with SDK 10.10, and the document is for SDK 10.9
§ key-newer-than-sdk|good||the release that brought it
sdk: {navigation: 10.10}
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      navigationPointToken: CuoBGhIJAQ
§ large-vehicle|bad|POL-11|a truck
navigation:
  vehicle:
    type: truck
#         ^^^^^ error[large-vehicle]: `navigation.vehicle.type` is `truck`: routing for buses, trucks or restricted vehicles may conflict with Google's policy unless Google has given its written consent (POL-11)
§ large-vehicle|good|POL-11|a car
navigation:
  vehicle:
    type: car
  travelMode: driving
§ light-header|bad|LINT-05,LINT-07|a yellow header
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: yellow
#                                           ^^^^^^ warning[light-header]: `navigation.ui.navigationHeaderPrimaryBackgroundColor` is `yellow`, too light for the header's text, which is white unless it is given (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05, LINT-07)
    navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
§ light-header|good|LINT-05,LINT-07|a blue header
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
§ light-night-header|bad|LINT-05|yellow at night
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: yellow
#                                                    ^^^^^^ warning[light-night-header]: `navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode` is `yellow`, too light for the header's text, which is white unless it is given (heuristic): turns that are hard to read may conflict with Google's policy (LINT-05)
§ light-night-header|good|LINT-05|nearly black at night
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
§ literal-secret|bad||below an own key
x-maps: {key: AIzaSyDUMMYDUMMYDUMMYDUMMYDUMMYDUMMY123}
#             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[literal-secret]: a Google API key stands in the document (`AIza…`); a key has no place in a configuration
map3D: {mode: hybrid}
§ literal-secret|good||too short for a key
x-maps: {prefix: AIza, key: AIzaSyDUMMYDUMMYDUMMYDUMMYDUMMYDUMMY12}
map3D: {mode: hybrid}
§ lossy-number|bad||no number, infinite, too large, too small
map3D:
  mode: hybrid
  markers:
    - position: {latitude: .nan, longitude: .inf}
#                          ^^^^ error[lossy-number]: `latitude` is `.nan`, which is no number
#                                           ^^^^ error[lossy-number]: `longitude` is `.inf`; an infinite value has no meaning here
    - position: {latitude: 1e-400, longitude: 1e999}
#                          ^^^^^^ error[lossy-number]: `latitude` is `1e-400`, so near to 0 that it would become 0
#                                             ^^^^^ error[lossy-number]: `longitude` is `1e999`, beyond the largest double
§ lossy-number|good||exact integers, and decimals as doubles round them
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 0.1, longitude: -1.2e2, altitude: 9007199254740992}
      altitudeMode: absolute
§ map-style-ignored|bad|X-MAP-06|a style over satellite pictures
navigation:
  mapView:
    mapType: hybrid
    mapStyle:
#   ^^^^^^^^ warning[map-style-ignored]: `mapStyle` has no effect: `mapType` is `hybrid`, and the SDK styles `normal` alone (X-MAP-06)
      - featureType: poi
        stylers: [{visibility: off}]
§ map-style-ignored|good|X-MAP-06|a drawn map
navigation:
  mapView:
    mapStyle:
      - featureType: poi
        stylers: [{visibility: off}]
§ missing-altitude|bad|X-3D-20|a marker above the ground
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
#     ^^^^^^^^ warning[missing-altitude]: no `altitude` is given, but `altitudeMode` is `relativeToGround`; what the SDK then takes is not documented (X-3D-20)
      altitudeMode: relativeToGround
§ missing-altitude|good|X-3D-20|an altitude of 0
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937, altitude: 0}
      altitudeMode: relativeToGround
§ missing-collision-priority|bad|X-3D-04|two kinds of markers
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionBehavior: optionalAndHidesLowerPriority
  markers3D:
    - position: {latitude: 37.7955, longitude: -122.3937}
#     ^^^^^^^^ note[missing-collision-priority]: no `collisionPriority` says whether this marker or another at the same place is shown (X-3D-04)
      collisionBehavior: optionalAndHidesLowerPriority
§ missing-collision-priority|good|X-3D-04|a priority
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionBehavior: optionalAndHidesLowerPriority
      collisionPriority: 1
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionBehavior: optionalAndHidesLowerPriority
      collisionPriority: 2
§ missing-first-use-notice|bad|POL-09|one notice is missing
navigation:
  termsAndConditions:
    companyName: Depot
    notices: [terms, tolls]
#   ^^^^^^^ error[missing-first-use-notice]: `navigation.termsAndConditions.notices` lacks one of `terms`, `judgement` and `tolls`: an app whose user does not see all three notices at first use may conflict with Google's policy (POL-09)
§ missing-first-use-notice|good|POL-09|all three, in any order
navigation:
  termsAndConditions:
    companyName: Depot
    notices: [tolls, judgement, terms]
§ missing-key|bad||a position without longitude
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955}
#               ^ error[missing-key]: position has no `longitude`; a place needs both coordinates
§ missing-key|bad|X-3D-10|a 3D map without mode
map3D:
  markers: []
# ^^^^^^^ error[missing-key]: 3D map has no `mode`; the map fails to load without one (X-3D-10)
§ missing-key|good||all there, one of them merged
x-place: &place {latitude: 37.7955}
map3D:
  mode: hybrid
  markers:
    - position: {<<: *place, longitude: -122.3937}
§ missing-key|good|X-3D-10|a mode
map3D: {mode: satellite}
§ missing-legal-page|bad|POL-18|no privacy policy
legal:
#^^^^ note[missing-legal-page]: `legal.privacyURL` is absent: Google's policy for the Maps 3D SDK asks for the app's terms of use and privacy policy to be public (POL-18)
  termsURL: https://example.com/terms
map3D:
  mode: hybrid
§ missing-legal-page|good|POL-18|both pages
legal:
  termsURL: https://example.com/terms
  privacyURL: https://example.com/privacy
map3D:
  mode: hybrid
§ my-location-button-without-location|bad|X-MAP-13|a plain map without the location
navigation:
  enabled: false
  mapView: {}
  ui:
    myLocationButton: true
#   ^^^^^^^^^^^^^^^^ warning[my-location-button-without-location]: `myLocationButton` does nothing: navigation is off and `myLocationEnabled` is by default `false`, so that no location is known (X-MAP-13)
§ my-location-button-without-location|good|X-MAP-13|the location is shown
navigation:
  enabled: false
  mapView: {myLocationEnabled: true}
  ui:
    myLocationButton: true
§ night-color-missing|bad|X-UI-04|the day alone
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ note[night-color-missing]: `navigationHeaderPrimaryBackgroundColor` is used at night too: `navigationHeaderPrimaryBackgroundColorNightMode` is not set (X-UI-04)
    navigationHeaderSecondaryBackgroundColor: "#185ABC"
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ note[night-color-missing]: `navigationHeaderSecondaryBackgroundColor` is used at night too: `navigationHeaderSecondaryBackgroundColorNightMode` is not set (X-UI-04)
§ night-color-missing|good|X-UI-04|day and night
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8"
    navigationHeaderPrimaryBackgroundColorNightMode: "#0B3D91"
§ no-base-map|bad|POL-04a,X-MAP-08|a map without a base
navigation:
  mapView:
    mapType: none
#            ^^^^ error[no-base-map]: `navigation.mapView.mapType` is `none`: navigation on a map without roads may conflict with Google's policy (POL-04a, X-MAP-08)
§ no-base-map|good|POL-04a,X-MAP-08|satellite pictures
navigation:
  mapView:
    mapType: satellite
§ no-destination-highlight|bad|X-RT-18|coordinates alone
navigation:
  waypoints:
# ^^^^^^^^^ note[no-destination-highlight]: no waypoint has a `placeID`, so no building is highlighted at a destination (X-RT-18)
    - title: Ferry Building
      location: {latitude: 37.7955, longitude: -122.3937}
§ no-destination-highlight|good|X-RT-18|a place id
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
    - title: City Hall
      location: {latitude: 37.7793, longitude: -122.4193}
§ no-guidance-left|bad|LINT-11|neither voice nor header
navigation:
  guidance:
    voiceGuidance: silent
#                  ^^^^^^ warning[no-guidance-left]: `navigation.guidance.voiceGuidance` is `silent` and the header is off (heuristic): the driver has no guidance left, which may conflict with Google's policy (LINT-11)
  ui:
    navigationHeaderEnabled: false
#                            ^^^^^ warning[header-without-replacement]: `navigation.ui.navigationHeaderEnabled` is `false` and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy (LINT-01)
§ no-guidance-left|good|LINT-11|the header is left
navigation:
  guidance:
    voiceGuidance: silent
§ no-quick-way-back|bad|LINT-09,X-UI-07|neither button
navigation:
  ui:
    recenterButtonEnabled: false
#                          ^^^^^ warning[no-quick-way-back]: `navigation.ui.recenterButtonEnabled` is `false`, the compass is off, and the map can be scrolled (heuristic): the driver cannot get back to the following view quickly (LINT-09, X-UI-07)
    compassButton: false
§ no-quick-way-back|bad|LINT-09|the compass is left
navigation:
  ui:
    recenterButtonEnabled: false
#                          ^^^^^ warning[no-way-back-to-following]: `recenterButtonEnabled` is `false` while `scrollGestures` is by default `true`: who scrolls the map cannot return to following with one tap (X-UI-07)
    compassButton: true
§ no-quick-way-back|good|LINT-09,X-UI-07|the recenter button is left
navigation:
  ui:
    recenterButtonEnabled: true
    compassButton: false
§ no-way-back-from-zoom|bad|LINT-09|neither button
navigation:
  ui:
    recenterButtonEnabled: false
#                          ^^^^^ note[no-way-back-from-zoom]: `navigation.ui.recenterButtonEnabled` is `false`, the compass is off, and the map can be zoomed (heuristic): the driver cannot get back to the following view quickly (LINT-09)
    compassButton: false
    scrollGestures: false
#   ^^^^^^^^^^^^^^ note[zoom-without-panning]: `scrollGestures` is `false` while `zoomGestures` is by default `true`: taps and pinches zoom without panning the map
§ no-way-back-from-zoom|bad|LINT-09|the compass is left
navigation:
  ui:
    recenterButtonEnabled: false
    compassButton: true
    scrollGestures: false
#   ^^^^^^^^^^^^^^ note[zoom-without-panning]: `scrollGestures` is `false` while `zoomGestures` is by default `true`: taps and pinches zoom without panning the map
§ no-way-back-from-zoom|good|LINT-09|no gesture leaves the following view
navigation:
  ui:
    recenterButtonEnabled: false
    compassButton: false
    scrollGestures: false
    zoomGestures: false
§ no-way-back-to-following|bad|X-UI-07|scrolling without a way back
navigation:
  ui:
    compassButton: true
    recenterButtonEnabled: false
#                          ^^^^^ warning[no-way-back-to-following]: `recenterButtonEnabled` is `false` while `scrollGestures` is by default `true`: who scrolls the map cannot return to following with one tap (X-UI-07)
§ no-way-back-to-following|good|X-UI-07|no scrolling
navigation:
  ui:
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
§ null-island|bad||nobody filled it in
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 0, longitude: 0.0}
#                          ^ note[null-island]: latitude 0 and longitude 0 lie in the open Atlantic; were they filled in?
§ null-island|good||on the equator
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 0, longitude: 6.7273}
§ out-of-range|bad|X-3D-14|no such place
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 90.5, longitude: -122.3937}
#                          ^^^^ error[out-of-range]: `latitude` is `90.5`, above 90; there is no such latitude (X-3D-14)
    - position: {latitude: 37.7955, longitude: -180.000001}
#                                              ^^^^^^^^^^^ error[out-of-range]: `longitude` is `-180.000001`, below -180; there is no such longitude (X-3D-14)
§ out-of-range|bad|X-3D-15,X-3D-16|a camera beyond its limits
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
§ out-of-range|bad|X-3D-08|a share of more than all
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
      outerWidth: 1.5
#                 ^^^ error[out-of-range]: `outerWidth` is `1.5`, above 1; it is a part of `strokeWidth` (X-3D-08)
§ out-of-range|bad|X-MAP-05,X-MAP-11|the flat map's camera
navigation:
  camera:
    position: {latitude: 86, longitude: 190, zoom: 17, viewingAngle: 70}
#                        ^^ warning[out-of-range]: `latitude` is `86`, above 85; the SDK clamps it, as the flat map ends there (X-MAP-11)
#                                       ^^^ warning[out-of-range]: `longitude` is `190`, above 180; the SDK takes the equivalent longitude inside those limits
#                                                                    ^^ warning[out-of-range]: `viewingAngle` is `70`, above 65; the SDK clamps it, at 65 degrees from zoom level 16 on (X-MAP-05)
§ out-of-range|bad|X-RT-13,X-RT-20|waypoints that cannot be
navigation:
  waypoints:
    - title: Ferry Building
      location: {latitude: 91, longitude: -122.3937}
#                          ^^ error[out-of-range]: `latitude` is `91`, above 90; there is no such latitude (X-RT-20)
      preferredHeading: 361
#                       ^^^ error[out-of-range]: `preferredHeading` is `361`, above 360; the SDK makes no waypoint of it; -1 leaves it unset (X-RT-13)
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
§ out-of-range|bad|X-MAP-12|a map without room
navigation:
  mapView:
    padding: {top: -20}
#                  ^^^ warning[out-of-range]: `top` is `-20`, below 0; what the SDK does with negative insets is not documented (X-MAP-12)
    size: {width: -375, height: 667}
#                 ^^^^ warning[out-of-range]: `width` is `-375`, below 0; no view has a negative width
§ out-of-range|good|X-3D-14|the limits themselves
map3D:
  mode: hybrid
  markers:
    - position: {latitude: -90, longitude: 180}
§ out-of-range|good|X-3D-15,X-3D-16|the limits themselves
map3D:
  mode: hybrid
  camera:
    center: {latitude: 90, longitude: -180}
    heading: 360
    tilt: 90
    range: 63170000
§ out-of-range|good|X-3D-08|all of the line
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
      outerWidth: 1
§ out-of-range|good|X-MAP-05,X-MAP-11,X-MAP-12|the limits themselves
navigation:
  camera:
    position: {latitude: -85, longitude: 180, zoom: 16, viewingAngle: 65}
  mapView:
    padding: {top: 0}
§ out-of-range|good|X-RT-13,X-RT-20|the limits themselves
navigation:
  waypoints:
    - title: The pole
      location: {latitude: 90, longitude: -180}
      preferredHeading: 360
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
      preferredHeading: -1
§ outdated-traffic-signs|bad|X-UI-12|SDK 11
sdk: {navigation: "11"}
navigation:
  ui:
    showsTrafficLights: true
#   ^^^^^^^^^^^^^^^^^^ warning[outdated-traffic-signs]: `showsTrafficLights` has no effect from SDK 11 on (X-UI-12)
    showsStopSigns: false
#   ^^^^^^^^^^^^^^ warning[outdated-traffic-signs]: `showsStopSigns` has no effect from SDK 11 on (X-UI-12)
§ outdated-traffic-signs|good|X-UI-12|the default of SDK 10
navigation:
  ui:
    showsTrafficLights: false
    showsStopSigns: false
§ overlay-animation|bad|POL-01|it moves once
navigation:
  overlays:
    - animation: once
#                ^^^^ warning[overlay-animation]: `navigation.overlays[0].animation` is `once`: an animation during active navigation may conflict with Google's policy if it distracts the driver (POL-01)
§ overlay-animation|good|POL-01|it stands still by default
navigation:
  overlays:
    - trigger: userAction
§ overlay-outside-map-view|bad|POL-03e|beside the map view
navigation:
  overlays:
    - subviewOfMapView: false
#                       ^^^^^ warning[overlay-outside-map-view]: `navigation.overlays[0].subviewOfMapView` is `false`: a view that is no subview of the map view can cover the SDK's prompts, which may conflict with Google's policy (POL-03e)
§ overlay-outside-map-view|good|POL-03e|in the map view
navigation:
  overlays:
    - subviewOfMapView: true
§ overview-without-route|bad|X-MAP-09|no waypoints
navigation:
  camera:
    mode: overview
#         ^^^^^^^^ warning[overview-without-route]: the camera's `mode` is `overview`, but there is no route to show: no `waypoints` are given (X-MAP-09)
§ overview-without-route|good|X-MAP-09|a destination
navigation:
  camera:
    mode: overview
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
§ padding-hides-viewport|bad|LINT-08|nothing is left between top and bottom
navigation:
  mapView:
    size:
      width: 390
      height: 600
    padding:
#   ^^^^^^^ error[padding-hides-viewport]: `navigation.mapView.padding` leaves nothing of the map view, whose size is declared (heuristic): a viewport that is removed may conflict with Google's policy (LINT-08)
      top: 300
      bottom: 300
§ padding-hides-viewport|good|LINT-08|one point is left
navigation:
  mapView:
    size:
      width: 390
      height: 601
    padding:
      top: 300
      bottom: 300
§ pre-release-map-mode|bad|X-3D-11|a drawn map
map3D: {mode: roadmap}
#             ^^^^^^^ note[pre-release-map-mode]: `roadmap` was not generally available when the release notes were read, and had a known issue (X-3D-11)
§ pre-release-map-mode|good|X-3D-11|pictures
map3D: {mode: satellite}
§ prompts-off|bad|LINT-10|prompts are off
navigation:
  guidance:
    shouldDisplayPrompts: false
#                         ^^^^^ note[prompts-off]: `navigation.guidance.shouldDisplayPrompts` is `false`: automatic alerts are not shown, though still spoken; the SDK's prompts are standard elements of the screen (heuristic) (LINT-10)
§ prompts-off|good|LINT-10|the default
navigation:
  guidance: {}
§ recenter-button-unreachable|bad|X-MAP-10|no gesture
navigation:
  ui:
# ^^ note[recenter-button-unreachable]: `recenterButtonEnabled` is by default `true`, but the button can hardly appear: all four gestures are off (X-MAP-10)
    scrollGestures: false
    zoomGestures: false
    tiltGestures: false
    rotateGestures: false
§ recenter-button-unreachable|good|X-MAP-10|one gesture
navigation:
  ui:
    scrollGestures: false
    zoomGestures: false
    tiltGestures: false
    rotateGestures: true
§ repeated-point|bad||twice the same
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39}
        - {latitude: 37.8, longitude: -122.4}
        - {latitude: 37.80, longitude: -122.40}
#         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[repeated-point]: this point repeats the one before it
§ repeated-point|good||a closed ring
map3D:
  mode: hybrid
  polygons:
    - path:
        - {latitude: 37, longitude: -122}
        - {latitude: 37, longitude: -123}
        - {latitude: 38, longitude: -123}
        - {latitude: 37, longitude: -122}
§ repeated-waypoint|bad|X-RT-09|one place twice
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
    - title: The same again
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
§ repeated-waypoint|good|X-RT-09|there and back
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
§ report-button-on-carplay|bad|X-UI-11|the button is on
target: carPlay
navigation:
  ui:
    navigationHeaderEnabled: false
    navigationFooterEnabled: false
    recenterButtonEnabled: false
    navigationReportIncidentButtonEnabled: true
#                                          ^^^^ warning[report-button-on-carplay]: `navigationReportIncidentButtonEnabled` is `true`, but CarPlay has no report button; write `false` (X-UI-11)
§ report-button-on-carplay|good|X-UI-11|the button is off
target: carPlay
navigation:
  ui:
    navigationHeaderEnabled: false
    navigationFooterEnabled: false
    recenterButtonEnabled: false
    navigationReportIncidentButtonEnabled: false
§ resource-limit|bad||deeper than allowed
x-a: {b: {c: {d: {}}}}
#            ^ error[resource-limit]: collections lie at least 4 deep, more than the limit of 3
§ resource-limit|good||within the limits
x-a: &a [1, 2, 3, 4]
x-b: &b [*a, *a]
x-c: [*b, *b]
§ route-token-travel-mode|bad|X-RT-16|on foot
navigation:
  travelMode: walking
#             ^^^^^^^ error[route-token-travel-mode]: `travelMode` is `walking`, for which the SDK takes no route token; it does for `driving` and `twoWheeler` (X-RT-16)
#             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `walking`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
  routing:
    routeToken: CqMCCj
    avoidsFerries: true
§ route-token-travel-mode|bad|X-RT-16|by motorcycle
navigation:
  travelMode: twoWheeler
#             ^^^^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `twoWheeler`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
  routing:
    routeToken: CqMCCj
    avoidsFerries: true
§ route-token-travel-mode|good|X-RT-16|the mode is not known
navigation:
  routing:
    routeToken: CqMCCj
    avoidsFerries: true
§ route-token-with-options|bad|X-RT-17|a strategy beside a token
navigation:
  routing:
    routeToken: CqMCCj
    routingStrategy: defaultBest
#   ^^^^^^^^^^^^^^^ error[route-token-with-options]: `routingStrategy` and `routeToken` exclude each other: the token names a route that is already planned (X-RT-17)
    alternateRoutesStrategy: none
#   ^^^^^^^^^^^^^^^^^^^^^^^ error[route-token-with-options]: `alternateRoutesStrategy` and `routeToken` exclude each other: the token names a route that is already planned (X-RT-17)
    avoidsFerries: true
§ route-token-with-options|good|X-RT-17|the token alone
navigation:
  routing:
    routeToken: CqMCCj
    avoidsTolls: true
    avoidsFerries: true
§ scroll-exception-without-effect|bad||nothing to except
navigation:
  ui:
    scrollGestures: false
    zoomGestures: false
    allowScrollGesturesDuringRotateOrZoom: false
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[scroll-exception-without-effect]: `allowScrollGesturesDuringRotateOrZoom` has no effect: `scrollGestures` is `false`
§ scroll-exception-without-effect|good||the map scrolls
navigation:
  ui:
    scrollGestures: true
    allowScrollGesturesDuringRotateOrZoom: false
§ setting-needs-guidance|bad||guidance is off
navigation:
  guidance:
    guidanceActive: false
  headerAccessoryView: {view: TripSummaryView}
# ^^^^^^^^^^^^^^^^^^^ warning[setting-needs-guidance]: `headerAccessoryView` is ignored: `guidanceActive` is `false`
# ^^^^^^^^^^^^^^^^^^^ note[accessory-view-over-lanes]: `navigation.headerAccessoryView` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic) (LINT-03, POL-03c)
  directionsList: {enabled: true}
# ^^^^^^^^^^^^^^ warning[setting-needs-guidance]: `directionsList` has nothing to list: `guidanceActive` is `false`
  mapView:
    shouldDisplaySpeedLimit: true
#   ^^^^^^^^^^^^^^^^^^^^^^^ warning[setting-needs-guidance]: `shouldDisplaySpeedLimit` shows nothing: `guidanceActive` is `false`
§ setting-needs-guidance|good||guidance is on
navigation:
  guidance:
    guidanceActive: true
  directionsList: {enabled: true}
  mapView:
    shouldDisplaySpeedLimit: true
§ setting-needs-navigation|bad|X-UI-15|navigation is off
navigation:
  enabled: false
  guidance:
    voiceGuidance: silent
  ui:
    navigationFooterEnabled: false
#   ^^^^^^^^^^^^^^^^^^^^^^^ note[setting-needs-navigation]: `navigationFooterEnabled` and 2 more have no effect: navigation is off (X-UI-15)
    showsIncidentCards: false
§ setting-needs-navigation|good|X-UI-15|only the map is configured
navigation:
  enabled: false
  mapView: {trafficEnabled: true}
  ui:
    compassButton: true
    navigationFooterEnabled: true
§ shorter-with-hidden-alternates|bad|X-RT-01|no alternates
navigation:
  routing:
    routingStrategy: shorter
    alternateRoutesStrategy: none
#                            ^^^^ error[shorter-with-hidden-alternates]: `alternateRoutesStrategy` cannot be `none` beside the routing strategy `shorter`: the SDK gives unexpected routes; use `all` (X-RT-01)
    avoidsFerries: true
§ shorter-with-hidden-alternates|good|X-RT-01|all alternates
navigation:
  routing:
    routingStrategy: shorter
    avoidsFerries: true
§ side-of-road-with-heading|bad|X-RT-12|both
navigation:
  waypoints:
    - title: Ferry Building
      location: {latitude: 37.7955, longitude: -122.3937}
      preferSameSideOfRoad: true
      preferredHeading: 0
#     ^^^^^^^^^^^^^^^^ error[side-of-road-with-heading]: `preferredHeading` and `preferSameSideOfRoad` exclude each other: the SDK silently clears one of them (X-RT-12)
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
§ side-of-road-with-heading|good|X-RT-12|the heading is unset
navigation:
  waypoints:
    - title: Ferry Building
      location: {latitude: 37.7955, longitude: -122.3937}
      preferSameSideOfRoad: true
      preferredHeading: -1
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
§ single-alert-threshold|bad|X-SPD-05|only major
navigation:
  speedometer:
    alertThresholds:
      major: 10%
#     ^^^^^ note[single-alert-threshold]: only `major` has a threshold, so no alert is ever minor (X-SPD-05)
§ single-alert-threshold|good|X-SPD-05|both
navigation:
  speedometer:
    alertThresholds: {minor: 5%, major: 10%}
§ skipped-terms|bad|POL-08,POL-09|the terms are skipped
navigation:
  termsAndConditions:
    companyName: Depot
    skipped: true
#            ^^^^ error[skipped-terms]: `navigation.termsAndConditions.skipped` is `true`: an app that skips the Navigation SDK's terms may conflict with Google's policy (POL-08, POL-09)
§ skipped-terms|good|POL-08,POL-09|they are not
navigation:
  termsAndConditions:
    companyName: Depot
    skipped: false
§ speedometer-contrast|bad|LINT-06,X-SPD-10|yellow on white
navigation:
  speedometer:
    colors:
      minor:
        normal:
          textColor: yellow
#                    ^^^^^^ warning[speedometer-contrast]: `navigation.speedometer.colors.minor.normal.textColor` is `yellow`, whose contrast with its background is below 3 to 1 (heuristic): a speed alert that is hard to read may conflict with Google's policy (LINT-06, X-SPD-10)
          backgroundColor: white
§ speedometer-contrast|good|LINT-06,X-SPD-10|the SDK's own colours
navigation:
  speedometer:
    colors:
      minor:
        normal: {}
        lowLight: {}
      major:
        normal: {}
§ speedometer-hidden-by-recenter-button|bad|X-SPD-09,X-UI-05|a speedometer
navigation:
  ui:
    shouldDisplaySpeedometer: true
#   ^^^^^^^^^^^^^^^^^^^^^^^^ note[speedometer-hidden-by-recenter-button]: the speedometer disappears while the recenter button shows: `recenterButtonEnabled` is `true` (X-SPD-09, X-UI-05)
    recenterButtonEnabled: true
§ speedometer-hidden-by-recenter-button|good|X-SPD-09,X-UI-05|X-UI-05 and X-SPD-09, no recenter button
navigation:
  ui:
    shouldDisplaySpeedometer: true
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
§ speedometer-needs-driving|bad|X-SPD-01|on a bicycle
navigation:
  travelMode: cycling
#             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `cycling`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
  ui:
    shouldDisplaySpeedometer: true
#   ^^^^^^^^^^^^^^^^^^^^^^^^ warning[speedometer-needs-driving]: `shouldDisplaySpeedometer` has no effect: `travelMode` is `cycling`, and speeds are shown for `driving` alone (X-SPD-01)
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
§ speedometer-needs-driving|good|X-SPD-01|by car
navigation:
  travelMode: driving
  ui:
    shouldDisplaySpeedometer: true
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
§ speedometer-needs-navigation|bad|X-SPD-02|navigation is off
navigation:
  enabled: false
  ui:
    shouldDisplaySpeedometer: true
#   ^^^^^^^^^^^^^^^^^^^^^^^^ warning[speedometer-needs-navigation]: `shouldDisplaySpeedometer` has no effect: navigation is off (X-SPD-02)
§ speedometer-needs-navigation|good|X-SPD-02|navigation may be on
navigation:
  ui:
    shouldDisplaySpeedometer: true
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
§ speedometer-on-carplay|bad|X-SPD-11|on CarPlay
target: carPlay
navigation:
  ui:
    navigationHeaderEnabled: false
    navigationFooterEnabled: false
    recenterButtonEnabled: false
    navigationReportIncidentButtonEnabled: false
    shouldDisplaySpeedometer: true
#                             ^^^^ warning[speedometer-on-carplay]: `shouldDisplaySpeedometer` should be `false` on CarPlay (X-SPD-11)
§ speedometer-on-carplay|good|X-SPD-11|on the phone
target: phone
navigation:
  ui:
    recenterButtonEnabled: false
    scrollGestures: false
    zoomGestures: false
    shouldDisplaySpeedometer: true
§ stopover-travel-mode|bad|X-RT-15|on foot
navigation:
  travelMode: walking
#             ^^^^^^^ note[beta-travel-mode]: `navigation.travelMode` is `walking`, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths (POL-17)
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      vehicleStopover: true
#     ^^^^^^^^^^^^^^^ warning[stopover-travel-mode]: `vehicleStopover` has no effect: `travelMode` is `walking`, and the SDK moves stops for `driving` and `twoWheeler` alone (X-RT-15)
§ stopover-travel-mode|good|X-RT-15|by car
navigation:
  travelMode: driving
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
      vehicleStopover: true
§ stored-road-data|bad|POL-10|speed limits are kept
navigation:
  dataUse:
    storesSpeedLimits: true
#                      ^^^^ error[stored-road-data]: `navigation.dataUse.storesSpeedLimits` is `true`: keeping road names or speed limits for use outside the user's session may conflict with Google's policy (POL-10)
§ stored-road-data|good|POL-10|they are not
navigation:
  dataUse:
    storesSpeedLimits: false
§ swallowed-comment|bad||a colour without quotes
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: #1A73E8
#                                           ^^^^^^^ error[swallowed-comment]: `navigationHeaderPrimaryBackgroundColor` is empty: `#1A73E8` without quotes is a YAML comment
§ swallowed-comment|good||quotes, and a comment that is meant as one
name: # to be decided
navigation:
  ui:
    navigationHeaderPrimaryBackgroundColor: "#1A73E8" # brand blue
    navigationHeaderPrimaryBackgroundColorNightMode: "#0D47A1" # the same, darker
§ swapped-coordinates|bad||one of four
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 59.3402, longitude: 18.0521}
    - position: {latitude: 59.334, longitude: 18.0632}
    - position: {latitude: 18.0611, longitude: 59.3299}
#                          ^^^^^^^ warning[swapped-coordinates]: `latitude` and `longitude` look swapped: the other way round the place lies among the document's others
    - position: {latitude: 59.3368, longitude: 18.059}
§ swapped-coordinates|good||somewhere else altogether
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 59.3402, longitude: 18.0521}
    - position: {latitude: 59.334, longitude: 18.0632}
    - position: {latitude: 23.5880, longitude: 58.3829}
§ syntax-error|bad||a tab as indentation
navigation:
\x09ui: {}
§ syntax-error|good||quotes around a colon, and tabs where blanks may be
name:\x09"Fleet app: driver screen"
navigation: {\x09ui: {}}
§ target-distance-missing|bad|X-RT-04|no distance
navigation:
  routing:
    routingStrategy: deltaToTargetDistance
#                    ^^^^^^^^^^^^^^^^^^^^^ warning[target-distance-missing]: `routingStrategy` is `deltaToTargetDistance`, but `targetDistancesMeters` is not given: the SDK has nothing to compare routes with (X-RT-04)
    avoidsFerries: true
§ target-distance-missing|good|X-RT-04|a distance
navigation:
  routing:
    routingStrategy: deltaToTargetDistance
    targetDistancesMeters: [12000]
    avoidsFerries: true
§ target-distance-with-alternates|bad|X-RT-02|even the default
navigation:
  routing:
    targetDistancesMeters: [12000]
    alternateRoutesStrategy: all
#   ^^^^^^^^^^^^^^^^^^^^^^^ error[target-distance-with-alternates]: `alternateRoutesStrategy` and `targetDistancesMeters` exclude each other; keep one (X-RT-02)
    avoidsFerries: true
§ target-distance-with-alternates|good|X-RT-02|the distance alone
navigation:
  routing:
    targetDistancesMeters: [12000]
    avoidsFerries: true
§ target-distance-with-other-strategy|bad|X-RT-03|even the default
navigation:
  routing:
    targetDistancesMeters: [12000]
    routingStrategy: defaultBest
#                    ^^^^^^^^^^^ error[target-distance-with-other-strategy]: `routingStrategy` cannot be `defaultBest` beside `targetDistancesMeters`, which sets `deltaToTargetDistance` (X-RT-03)
    avoidsFerries: true
§ target-distance-with-other-strategy|good|X-RT-03|the strategy that belongs to it
navigation:
  routing:
    targetDistancesMeters: [12000]
    routingStrategy: deltaToTargetDistance
    avoidsFerries: true
§ terms-not-shown|bad|POL-09,X-MAP-14|the dialog does not come up
navigation:
  enabled: true
  termsAndConditions:
    companyName: Depot
    showsOnFirstUse: false
#                    ^^^^^ error[terms-not-shown]: `navigation.termsAndConditions.showsOnFirstUse` is `false` while navigation is on: an app whose user does not see the terms at first use may conflict with Google's policy, and before they are accepted the SDK does not navigate (POL-09, X-MAP-14)
§ terms-not-shown|good|POL-09,X-MAP-14|the dialog comes up
navigation:
  enabled: true
  termsAndConditions:
    companyName: Depot
    showsOnFirstUse: true
§ terrain-while-navigating|bad|X-MAP-07|SDK 10
navigation:
  mapView:
    mapType: terrain
#            ^^^^^^^ warning[terrain-while-navigating]: `mapType` is `terrain`, but the SDK shows `normal` during navigation (X-MAP-07)
§ terrain-while-navigating|good|X-MAP-07|navigation is off
navigation:
  enabled: false
  mapView:
    mapType: terrain
§ text-near-attribution|bad|POL-14|text at the bottom, and no padding
navigation:
  mapView:
    padding:
      bottom: 0
  overlays:
    - role: text
      layoutGuide: navigationFooter
#                  ^^^^^^^^^^^^^^^^ warning[text-near-attribution]: `navigation.overlays[0].layoutGuide` is `navigationFooter` while the map's bottom padding is 0 (heuristic): text at the bottom may float over the Google Maps attribution, which may conflict with Google's policy (POL-14)
§ text-near-attribution|good|POL-14|the padding lifts the text
navigation:
  mapView:
    padding:
      bottom: 48
  overlays:
    - role: text
      layoutGuide: navigationFooter
§ text-over-attribution|bad|POL-05,POL-14|text over the logo
navigation:
  overlays:
    - role: text
      covers: [attribution]
#              ^^^^^^^^^^^ error[text-over-attribution]: `navigation.overlays[0].covers[0]` is `attribution`: text over the Google Maps attribution may conflict with Google's policy (POL-05, POL-14)
§ text-over-attribution|good|POL-05,POL-14|text over the footer
navigation:
  overlays:
    - role: text
      covers: [footer]
§ too-many-waypoints|bad|X-RT-07|26 waypoints
navigation:
  waypoints:
    - {title: Stop 1, placeID: made-up-place-01}
    - {title: Stop 2, placeID: made-up-place-02}
    - {title: Stop 3, placeID: made-up-place-03}
    - {title: Stop 4, placeID: made-up-place-04}
    - {title: Stop 5, placeID: made-up-place-05}
    - {title: Stop 6, placeID: made-up-place-06}
    - {title: Stop 7, placeID: made-up-place-07}
    - {title: Stop 8, placeID: made-up-place-08}
    - {title: Stop 9, placeID: made-up-place-09}
    - {title: Stop 10, placeID: made-up-place-10}
    - {title: Stop 11, placeID: made-up-place-11}
    - {title: Stop 12, placeID: made-up-place-12}
    - {title: Stop 13, placeID: made-up-place-13}
    - {title: Stop 14, placeID: made-up-place-14}
    - {title: Stop 15, placeID: made-up-place-15}
    - {title: Stop 16, placeID: made-up-place-16}
    - {title: Stop 17, placeID: made-up-place-17}
    - {title: Stop 18, placeID: made-up-place-18}
    - {title: Stop 19, placeID: made-up-place-19}
    - {title: Stop 20, placeID: made-up-place-20}
    - {title: Stop 21, placeID: made-up-place-21}
    - {title: Stop 22, placeID: made-up-place-22}
    - {title: Stop 23, placeID: made-up-place-23}
    - {title: Stop 24, placeID: made-up-place-24}
    - {title: Stop 25, placeID: made-up-place-25}
    - {title: One too many, placeID: made-up-place-26}
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[too-many-waypoints]: there are 26 waypoints; the SDK routes 25 at most (X-RT-07)
§ too-many-waypoints|good|X-RT-07|25 waypoints
navigation:
  waypoints:
    - {title: Stop 1, placeID: made-up-place-01}
    - {title: Stop 2, placeID: made-up-place-02}
    - {title: Stop 3, placeID: made-up-place-03}
    - {title: Stop 4, placeID: made-up-place-04}
    - {title: Stop 5, placeID: made-up-place-05}
    - {title: Stop 6, placeID: made-up-place-06}
    - {title: Stop 7, placeID: made-up-place-07}
    - {title: Stop 8, placeID: made-up-place-08}
    - {title: Stop 9, placeID: made-up-place-09}
    - {title: Stop 10, placeID: made-up-place-10}
    - {title: Stop 11, placeID: made-up-place-11}
    - {title: Stop 12, placeID: made-up-place-12}
    - {title: Stop 13, placeID: made-up-place-13}
    - {title: Stop 14, placeID: made-up-place-14}
    - {title: Stop 15, placeID: made-up-place-15}
    - {title: Stop 16, placeID: made-up-place-16}
    - {title: Stop 17, placeID: made-up-place-17}
    - {title: Stop 18, placeID: made-up-place-18}
    - {title: Stop 19, placeID: made-up-place-19}
    - {title: Stop 20, placeID: made-up-place-20}
    - {title: Stop 21, placeID: made-up-place-21}
    - {title: Stop 22, placeID: made-up-place-22}
    - {title: Stop 23, placeID: made-up-place-23}
    - {title: Stop 24, placeID: made-up-place-24}
    - {title: Stop 25, placeID: made-up-place-25}
§ trip-progress-bar-hidden|bad|X-UI-08|a low map
navigation:
  mapView:
    size: {width: 375, height: 551}
  ui:
    navigationTripProgressBarEnabled: true
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[trip-progress-bar-hidden]: `navigationTripProgressBarEnabled` has no effect: the SDK hides the bar on a map lower than 552 points, and this one has 551 (X-UI-08)
§ trip-progress-bar-hidden|bad|X-UI-09|on CarPlay
target: carPlay
navigation:
  ui:
    navigationHeaderEnabled: false
    navigationFooterEnabled: false
    recenterButtonEnabled: false
    navigationReportIncidentButtonEnabled: false
    navigationTripProgressBarEnabled: true
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[trip-progress-bar-hidden]: `navigationTripProgressBarEnabled` has no effect: CarPlay shows no trip progress bar (X-UI-09)
§ trip-progress-bar-hidden|good|X-UI-08|a map of 552 points
navigation:
  mapView:
    size: {width: 375, height: 552}
  ui:
    navigationTripProgressBarEnabled: true
§ trip-progress-bar-hidden|good|X-UI-09|on the phone
target: phone
navigation:
  ui:
    navigationTripProgressBarEnabled: true
§ two-report-buttons|bad|X-UI-10|the SDK's button is on by default
navigation:
  ui: {}
# ^^ warning[two-report-buttons]: `navigationReportIncidentButtonEnabled` is by default `true` beside a report button of the app's own; write `false`, or there are two (X-UI-10)
  overlays:
    - id: report
      role: reportButton
      subviewOfMapView: true
§ two-report-buttons|good|X-UI-10|the SDK's button is off
navigation:
  ui:
    navigationReportIncidentButtonEnabled: false
  overlays:
    - id: report
      role: reportButton
      subviewOfMapView: true
§ undeclared-terms|bad|POL-09|no word of the terms
navigation:
#^^^^^^^^^ note[undeclared-terms]: nothing is said of the terms; Google's policy asks for the Navigation SDK's terms and notices at first use (POL-09)
  enabled: true
§ undeclared-terms|good|POL-09|the dialog is there
navigation:
  enabled: true
  termsAndConditions:
    companyName: Depot
§ undefined-alias|bad||no such anchor, one that comes later, one of another document
x-first: &here {latitude: 37.7955, longitude: -122.3937}
map3D:
  mode: hybrid
  markers:
    - position: *there
#               ^^^^^^ error[undefined-alias]: alias `*there` has no anchor `&there` above it
---
x-first: *later
#        ^^^^^^ error[undefined-alias]: alias `*later` has no anchor `&later` above it
x-second: &later {}
x-third: *here
#        ^^^^^ error[undefined-alias]: alias `*here` has no anchor `&here` above it
§ undefined-alias|good||the latest anchor above
x-first: &here {latitude: 37.7955, longitude: -122.3937}
x-second: &here {latitude: 37.8, longitude: -122.4}
map3D:
  mode: hybrid
  markers:
    - position: *here
§ undistinguished-source|bad|POL-07|nothing sets it apart
navigation:
  overlays:
    - source: other
#             ^^^^^ note[undistinguished-source]: `navigation.overlays[0].source` is `other`, and no `separated: true` says that it is set apart: content that cannot be told from Google's may conflict with Google's rules on attribution (POL-07)
§ undistinguished-source|good|POL-07|it is set apart
navigation:
  overlays:
    - source: other
      separated: true
§ unknown-key|bad||a letter is missing
navigation:
  ui:
    compassButtn: true
#   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?
§ unknown-key|good||documented spellings, and a key of the team's own
x-owner: maps team
navigation:
  ui:
    compassButton: true
    isNavigationHeaderEnabled: true
§ unknown-model-format|bad|X-3D-17|another format
map3D:
  mode: hybrid
  models:
    - position: {latitude: 37.7955, longitude: -122.3937}
      url: https://example.com/windmill.obj
#          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-model-format]: the model's `url` ends neither in `.glb` nor in `.gltf`; the SDK reads glTF files (X-3D-17)
§ unknown-model-format|good|X-3D-17|glTF
map3D:
  mode: hybrid
  models:
    - position: {latitude: 37.7955, longitude: -122.3937}
      url: https://example.com/windmill.gltf
§ unknown-suppression|bad||a misspelt id
navigation:
  ui:
    compassButtn: true # navlint: allow unknwon-key
#   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?
#                                       ^^^^^^^^^^^ warning[unknown-suppression]: no rule is called `unknwon-key`; did you mean `unknown-key`?
§ unknown-suppression|good||a reason behind two
navigation:
  ui:
    compassButtn: true # navlint: allow unknown-key -- agreed with Ann
§ unknown-tag|bad||a tag of another schema, a tag that does not fit
name: !!timestamp 2026-03-01
#     ^^^^^^^^^^^ error[unknown-tag]: tag `!!timestamp` is none of YAML 1.2's core schema
map3D: {mode: !enum hybrid}
#             ^^^^^ error[unknown-tag]: tag `!enum` is none of YAML 1.2's core schema
---
name: !!int Fleet
#     ^^^^^ error[unknown-tag]: tag `!!int` does not fit `Fleet`
navigation: !!seq {}
#           ^^^^^ error[unknown-tag]: tag `!!seq` does not fit a mapping
§ unknown-tag|good||tags that say what the values are
name: !!str 2026-03-01
map3D: !!map {mode: hybrid}
§ unknown-value|bad||misspelt
map3D:
  mode: hybrd
#       ^^^^^ error[unknown-value]: `mode` cannot be `hybrd`; did you mean `hybrid`?
§ unknown-value|bad|X-UI-13|a lighting mode that only other platforms have
navigation:
  lightingMode: auto
#               ^^^^ error[unknown-value]: `lightingMode` cannot be `auto`; iOS has no such mode: the app listens for `didChangeSuggestedLightingMode` and sets `normal` or `lowLight` (X-UI-13)
§ unknown-value|good||the SDK's words, quoted or not
target: "phone"
map3D:
  mode: hybrid
§ unknown-value|good|X-UI-13|a mode of iOS
navigation:
  lightingMode: lowLight
§ unprompted-overlay|bad|POL-02|it comes up by itself
navigation:
  overlays:
    - trigger: automatic
#              ^^^^^^^^^ error[unprompted-overlay]: `navigation.overlays[0].trigger` is `automatic`: an overlay that comes up without an explicit action of the driver may conflict with Google's policy (POL-02)
§ unprompted-overlay|good|POL-02|opened by a tap
navigation:
  overlays:
    - trigger: userAction
§ unsupported-extrusion|bad|X-3D-05|on the ground by default
map3D:
  mode: hybrid
  markers3D:
    - position: {latitude: 37.7955, longitude: -122.3937}
      extruded: true
#     ^^^^^^^^ error[unsupported-extrusion]: `extruded` connects what is above the ground to it, but `altitudeMode` is by default `clampToGround`; use `relativeToGround` or `absolute` (X-3D-05)
§ unsupported-extrusion|bad|X-3D-06|above buildings
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39, altitude: 5}
        - {latitude: 37.8, longitude: -122.4, altitude: 5}
      altitudeMode: relativeToMesh
      extruded: true
#     ^^^^^^^^ warning[unsupported-extrusion]: `extruded` is documented for `relativeToGround` and `absolute` alone, but `altitudeMode` is `relativeToMesh` (X-3D-06)
§ unsupported-extrusion|good|X-3D-05|above the ground
map3D:
  mode: hybrid
  polylines:
    - path:
        - {latitude: 37.79, longitude: -122.39, altitude: 5}
        - {latitude: 37.8, longitude: -122.4, altitude: 5}
      altitudeMode: relativeToGround
      extruded: true
§ unsupported-extrusion|good|X-3D-06|above the sea
map3D:
  mode: hybrid
  polygons:
    - path:
        - {latitude: 37.79, longitude: -122.39, altitude: 5}
        - {latitude: 37.8, longitude: -122.4, altitude: 5}
        - {latitude: 37.8, longitude: -122.39, altitude: 5}
      altitudeMode: absolute
      extruded: true
§ unsupported-version|bad||releases without documentation
sdk:
  navigation: "9"
#             ^^^ error[unsupported-version]: `navigation` is `9`; the documentation known here is that of `10` and `11`
  maps3D: "2.0"
#         ^^^^^ error[unsupported-version]: `maps3D` is `2.0`; the documentation known here is that of `1`
§ unsupported-version|good||releases that are known
sdk:
  navigation: 11.3
  maps3D: "1.0"
§ unused-suppression|bad||nothing to silence
navigation:
  ui:
    compassButton: true # navlint: allow unknown-key
#                                        ^^^^^^^^^^^ warning[unused-suppression]: `unknown-key` is allowed here but is not found
§ unused-suppression|good||on the line, on the line before, for a whole value, for the whole file
# navlint: allow-file deprecated-key -- the app is moved to the new names with 11
navigation:
  # navlint: allow unknown-value
  travelMode: trucking
  ui: # navlint: allow unknown-key, wrong-type
    compassButtn: true
    indoorPicker: "true"
  mapView: {navigationMapStyle: night}
§ upgrade-without-minor-threshold|bad|X-SPD-04|only major
navigation:
  speedometer:
    alertThresholds: {major: 10%}
#                     ^^^^^ note[single-alert-threshold]: only `major` has a threshold, so no alert is ever minor (X-SPD-05)
    severityUpgradeDurationSeconds: 5
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[upgrade-without-minor-threshold]: `severityUpgradeDurationSeconds` has no effect: no `minor` alert threshold is set (X-SPD-04)
§ upgrade-without-minor-threshold|good|X-SPD-04|a minor threshold
navigation:
  speedometer:
    alertThresholds: {minor: 5%, major: 10%}
    severityUpgradeDurationSeconds: 5
§ vehicle-dimensions|bad|POL-11|a tall vehicle
navigation:
  vehicle:
# ^^^^^^^ error[vehicle-dimensions]: `navigation.vehicle` gives dimensions: routing for vehicles whose size matters may conflict with Google's policy unless Google has given its written consent (POL-11)
    type: other
    height: 3.8
§ vehicle-dimensions|good|POL-11|no dimensions
navigation:
  vehicle:
    type: other
§ viewing-angle-clamped|bad|X-MAP-05|far from the ground
navigation:
  camera:
    position: {latitude: 37.7955, longitude: -122.3937, zoom: 10, viewingAngle: 45}
#                                                                               ^^ warning[viewing-angle-clamped]: `viewingAngle` is 45, and the SDK clamps it at 30 degrees up to zoom level 10 (X-MAP-05)
§ viewing-angle-clamped|good|X-MAP-05|nearer
navigation:
  camera:
    position: {latitude: 37.7955, longitude: -122.3937, zoom: 10.5, viewingAngle: 45}
§ waypoint-with-two-targets|bad|X-RT-11|before 10.10
sdk: {navigation: "10.9"}
navigation:
  waypoints:
    - title: Ferry Building
      location: {latitude: 37.7955, longitude: -122.3937}
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
#     ^^^^^^^ error[waypoint-with-two-targets]: a waypoint takes either `location` or `placeID` before SDK 10.10, and the document is for SDK 10.9 (X-RT-11)
§ waypoint-with-two-targets|good|X-RT-11|from 10.10 on
sdk: {navigation: 10.10}
navigation:
  waypoints:
    - title: Ferry Building
      location: {latitude: 37.7955, longitude: -122.3937}
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
§ waypoint-without-target|bad|X-RT-10|nowhere
navigation:
  waypoints:
    - title: Ferry Building
#     ^^^^^ error[waypoint-without-target]: the waypoint has no target: give it a `location` or a `placeID` (X-RT-10)
      vehicleStopover: true
    - title: City Hall
      placeID: ChIJ2eUgeAK6j4ARbn5u_wAGqWA
§ waypoint-without-target|good|X-RT-10|a place id
navigation:
  waypoints:
    - title: Ferry Building
      placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
§ wrong-type|bad||text where a number or a Boolean belongs
map3D:
  mode: hybrid
  markers:
    - position: {latitude: "37.7955", longitude: -122.3937}
#                          ^^^^^^^^^ error[wrong-type]: `latitude` is the text `37.7955`; a number stands without quotes
navigation:
  ui:
    compassButton: "true"
#                  ^^^^^^ error[wrong-type]: `compassButton` is the text `true`; a Boolean stands without quotes
§ wrong-type|bad|X-3D-03|a fraction where the SDK counts
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionPriority: 1.5
#                        ^^^ error[wrong-type]: `collisionPriority` is `1.5`; the SDK takes a whole number here (X-3D-03)
§ wrong-type|bad|X-RT-05|part of a metre
navigation:
  routing:
    targetDistancesMeters: [1200.5]
#                           ^^^^^^ error[wrong-type]: entry 1 of `targetDistancesMeters` is `1200.5`; the SDK takes a whole number here (X-RT-05)
    avoidsFerries: true
§ wrong-type|good|X-3D-03|whole numbers in any spelling
map3D:
  mode: hybrid
  markers:
    - position: {latitude: 37.7955, longitude: -122.3937}
      collisionBehavior: optionalAndHidesLowerPriority
      collisionPriority: 2.0
§ wrong-type|good|X-RT-05|a whole number of metres
navigation:
  routing:
    targetDistancesMeters: [1200]
    avoidsFerries: true
§ zoom-limits-inverted|bad|X-MAP-01|the wrong way round
navigation:
  mapView:
    minZoom: 18
#            ^^ error[zoom-limits-inverted]: `minZoom` is 18, above `maxZoom`, which is 12: the SDK raises an exception at run time (X-MAP-01)
    maxZoom: 12
§ zoom-limits-inverted|good|X-MAP-01|one level only
navigation:
  mapView:
    minZoom: 12
    maxZoom: 12
§ zoom-outside-limits|bad|X-MAP-02,X-MAP-03|too near and too far
navigation:
  mapView:
    minZoom: 10
    maxZoom: 16
  camera:
    mode: following
    followingZoomLevel: 17
#                       ^^ warning[zoom-outside-limits]: `followingZoomLevel` is 17, above `maxZoom`, which is 16: the SDK clamps it (X-MAP-03)
    position: {latitude: 37.7955, longitude: -122.3937, zoom: 9.5}
#                                                             ^^^ warning[zoom-outside-limits]: `zoom` is 9.5, below `minZoom`, which is 10: the SDK clamps it (X-MAP-02)
§ zoom-outside-limits|good|X-MAP-02,X-MAP-03|X-MAP-02 and X-MAP-03, on the limits
navigation:
  mapView:
    minZoom: 10
    maxZoom: 16
  camera:
    mode: following
    followingZoomLevel: 16
    position: {latitude: 37.7955, longitude: -122.3937, zoom: 10}
§ zoom-without-panning|bad|X-UI-06|zoom alone
navigation:
  ui:
    scrollGestures: false
#   ^^^^^^^^^^^^^^ note[zoom-without-panning]: `scrollGestures` is `false` while `zoomGestures` is `true`: taps and pinches zoom without panning the map (X-UI-06)
    zoomGestures: true
§ zoom-without-panning|good|X-UI-06|both off
navigation:
  ui:
    scrollGestures: false
    zoomGestures: false
"""#
}
