import NavLint
import SourceText
import Testing

/// Where a finding about what is anchored is told: at the anchor where it holds there, else at the
/// first use of each kind of fault.
@Suite struct SharedFindingTests {
  @Test(
    arguments: [
      // A camera clamps what a marker cannot have.
      (
        "map3D: {mode: hybrid, camera: {center: &p {latitude: 91, longitude: 1}},"
          + " markers: [{position: *p}, {position: *p}]}",
        [
          "warning[out-of-range] `91` /map3D/camera/center/latitude X-3D-14",
          "error[out-of-range] `*p` /map3D/markers/0/position/latitude X-3D-14 &p 91",
        ]
      ),
      (
        "map3D: {mode: hybrid, camera: {center: &p {latitude: 91, longitude: 1}},"
          + " markers: [{position: {<<: *p}}, {position: {<<: *p}}]}",
        [
          "warning[out-of-range] `91` /map3D/camera/center/latitude X-3D-14",
          "error[out-of-range] `*p` /map3D/markers/0/position/latitude X-3D-14 &p 91",
        ]
      ),
      (
        "x-place: &p {latitude: 91, longitude: 1}\n"
          + "map3D: {mode: hybrid, camera: {center: *p}, markers: [{position: *p}, {position: *p}]}",
        [
          "warning[out-of-range] `*p` /map3D/camera/center/latitude X-3D-14 &p 91",
          "error[out-of-range] `*p` /map3D/markers/0/position/latitude X-3D-14 &p 91",
        ]
      ),
      // Another fact of the same number.
      (
        "map3D: {mode: hybrid, markers: [{position: {latitude: &l 91, longitude: 0}}]}\n"
          + "navigation: {waypoints: [{title: A, location: {latitude: *l, longitude: 0}}]}",
        [
          "error[out-of-range] `&l 91` /map3D/markers/0/position/latitude X-3D-14",
          "error[out-of-range] `*l` /navigation/waypoints/0/location/latitude X-RT-20 &l &l 91",
        ]
      ),
      (
        "navigation: {guidance: {timeUpdateThreshold: &m -3}, waypoints: [{title: a,"
          + " location: {latitude: 1, longitude: 1}, preferredHeading: *m}]}",
        [
          "warning[out-of-range] `&m -3` /navigation/guidance/timeUpdateThreshold",
          "error[out-of-range] `*m` /navigation/waypoints/0/preferredHeading X-RT-13 &m &m -3",
        ]
      ),
      // An angle that may be written otherwise, and a limit that is clamped.
      (
        "map3D: {mode: hybrid, camera: {center: {latitude: 1, longitude: 1}, heading: &h 400},"
          + " cameraRestrictions: {heading: {min: 0, max: *h}}}",
        [
          "note[out-of-range] `&h 400` /map3D/camera/heading X-3D-16",
          "warning[out-of-range] `*h` /map3D/cameraRestrictions/heading/max &h &h 400",
        ]
      ),
      // A text to one, no Boolean to others.
      (
        "name: &t yes\nnavigation: {enabled: *t, ui: {compassButton: *t}}",
        [
          "note[ambiguous-scalar] `&t yes` /name",
          "error[ambiguous-scalar] `*t` /navigation/enabled &t &t yes",
        ]
      ),
      // What is wrong at the anchor is wrong there alone.
      (
        "navigation: {ui: {compassButton: &t yes, indoorPicker: *t}}",
        ["error[ambiguous-scalar] `&t yes` /navigation/ui/compassButton"]
      ),
      (
        "map3D: {mode: hybrid, camera: {center: &p {lat: 1}}, markers: [{position: *p}]}",
        [
          "error[missing-key] `{` /map3D/camera/center",
          "error[unknown-key] `lat` /map3D/camera/center/lat",
        ]
      ),
      // Rules, not types: one range may pass north, the other cannot be built.
      (
        "map3D: {mode: hybrid, cameraRestrictions: {heading: &r {min: 50, max: 40}, tilt: *r}}",
        [
          "warning[inverted-range] `50` /map3D/cameraRestrictions/heading/min 40",
          "error[inverted-range] `*r` /map3D/cameraRestrictions/tilt/min X-3D-18 &r 50 40",
        ]
      ),
      (
        "navigation: {camera: {position: {latitude: 1, longitude: 1, zoom: &z 12},"
          + " followingZoomLevel: *z}, mapView: {minZoom: 13}}",
        [
          "warning[zoom-outside-limits] `&z 12` /navigation/camera/position/zoom X-MAP-02 13",
          "warning[zoom-outside-limits] `*z` /navigation/camera/followingZoomLevel X-MAP-03 &z &z 12 13",
        ]
      ),
      // A policy's rule about two fields.
      (
        "navigation: {ui: {navigationHeaderPrimaryBackgroundColor: white,"
          + " navigationHeaderPrimaryBackgroundColorNightMode: black,"
          + " navigationHeaderInstructionsTextColor: &c yellow,"
          + " navigationHeaderDistanceValueTextColor: *c}}",
        [
          "warning[header-text-contrast] `&c yellow`"
            + " /navigation/ui/navigationHeaderInstructionsTextColor LINT-05",
          "warning[header-text-contrast] `*c`"
            + " /navigation/ui/navigationHeaderDistanceValueTextColor LINT-05 &c &c yellow",
        ]
      ),
      // Below a merged value the pointer goes along the use that is faulty.
      (
        "map3D: {mode: hybrid, markers3D: [&m {position: {latitude: 1, longitude: 2, altitude: 3},"
          + " altitudeMode: absolute}, {<<: *m, altitudeMode: clampToGround}]}",
        [
          "warning[ignored-altitude] `*m` /map3D/markers3D/1/position/altitude X-3D-01 &m altitude"
            + " clampToGround"
        ]
      ),
      (
        "map3D: {mode: hybrid, polylines: [{path: &p [{latitude: 1, longitude: 2, altitude: 0},"
          + " {latitude: 3, longitude: 4, altitude: 5}], altitudeMode: absolute}, {path: *p}]}",
        ["warning[ignored-altitude] `*p` /map3D/polylines/1/path/1/altitude X-3D-01 &p altitude"]
      ),
      (
        "x-path: &p [{latitude: 1, longitude: 2, altitude: 0},"
          + " {latitude: 3, longitude: 4, altitude: 5}]\n"
          + "map3D: {mode: hybrid, polylines: [{path: *p, altitudeMode: absolute}, {path: *p}]}",
        ["warning[ignored-altitude] `*p` /map3D/polylines/1/path/1/altitude X-3D-01 &p altitude"]
      ),
      (
        "navigation: {enabled: false, overlays: [&o {id: a, covers: [header]},"
          + " {<<: *o, id: b, dismissible: false}]}",
        []
      ),
      (
        "navigation: {overlays: [&o {id: a, covers: [header]},"
          + " {<<: *o, id: b, dismissible: false}]}",
        ["error[covered-turns] `*o` /navigation/overlays/1/covers/0 POL-03b &o header"]
      ),
    ] as [(String, [String])])
  func findingsOfSharedNodes(_ text: String, _ expected: [String]) {
    #expect(findings(in: text) == expected)
  }

  /// Severity, rule, marked text, pointer, facts, and the texts of the related places.
  private func findings(in text: String) -> [String] {
    let source = SourceFile(path: "a.nav.yaml", bytes: Array("\(text)\n".utf8))
    let found = Linter().lint(source).diagnostics.filter { $0.rule != "no-destination-highlight" }
    return found.map { finding in
      let place = "\(finding.severity)[\(finding.rule)] `\(source[finding.range])`"
      return ([place, finding.pointer] + finding.facts + finding.related.map { source[$0.range] })
        .joined(separator: " ")
    }
  }
}
