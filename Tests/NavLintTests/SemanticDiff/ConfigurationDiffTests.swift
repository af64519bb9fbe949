import NavLint
import NavSchema
import SourceText
import Testing

/// What changes mean, in words.
@Suite struct ConfigurationDiffTests {
  private func lint(_ text: String) -> Linter.Result {
    Linter().lint(SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8)))
  }

  /// The changes as `effect kind pointer: words`.
  private func changes(_ old: String, _ new: String) -> [String] {
    let diff = ConfigurationDiff.changes(
      from: lint(old).configurations[0], to: lint(new).configurations[0])
    return diff.map { "\($0.effect) \($0.kind) \($0.pointer): \($0.words)" }
  }

  @Test(arguments: [
    ("name: A", "name: B", "cosmetic changed /name: name A → B"),
    (
      "navigation: {ui: {compassButton: false}}", "navigation: {ui: {compassButton: true}}",
      "visible changed /navigation/ui/compassButton: compass button off → on"
    ),
    (
      "navigation: {ui: {}}", "navigation: {ui: {isRecenterButtonEnabled: no}}",
      "visible changed /navigation/ui/recenterButtonEnabled: recenter button on → invalid `no`"
    ),
    (
      "navigation: {ui: {}}", "navigation: {ui: {zoomGestures: false}}",
      "behavioural changed /navigation/ui/zoomGestures: zoom gestures on → off"
    ),
    (
      "navigation: {ui: {shouldDisplaySpeedometer: true}}", "navigation: {ui: {}}",
      "visible changed /navigation/ui/shouldDisplaySpeedometer: speedometer on → not set"
    ),
    (
      "navigation: {speedometer: {alertThresholds: {minor: 5%}}}",
      "navigation: {speedometer: {alertThresholds: {minor: 0.075}}}",
      "behavioural changed /navigation/speedometer/alertThresholds/minor: minor alert 5 % → 7.5 %"
    ),
    (
      "navigation: {enabled: true}", "navigation: {enabled: false}",
      "behavioural changed /navigation/enabled: navigation on → off"
    ),
    (
      "map3D: {mode: hybrid, camera: {tilt: 10}}", "map3D: {mode: hybrid, camera: {tilt: 45.5}}",
      "visible changed /map3D/camera/tilt: camera tilt 10° → 45.5°"
    ),
    (
      "navigation: {mapView: {padding: {top: 8}}}", "navigation: {mapView: {padding: {top: 16}}}",
      "visible changed /navigation/mapView/padding/top: padding top 8 pt → 16 pt"
    ),
    (
      "navigation: {ui: {navigationHeaderPrimaryBackgroundColor: red}}",
      "navigation: {ui: {navigationHeaderPrimaryBackgroundColor: '#00f'}}".replacing(
        "00f", with: "0000FF"),
      "visible changed /navigation/ui/navigationHeaderPrimaryBackgroundColor: navigation header"
        + " primary background color #FF0000 → #0000FF"
    ),
    (
      "navigation: {overlays: [{id: promo, covers: [header]}]}",
      "navigation: {overlays: [{id: promo, covers: [footer, header]}]}",
      "visible changed /navigation/overlays/0/covers: overlay promo: covers header → footer, header"
    ),
    (
      "navigation: {routing: {targetDistancesMeters: [1, 2]}}",
      "navigation: {routing: {targetDistancesMeters: [1]}}",
      "behavioural changed /navigation/routing/targetDistancesMeters: target distances meters"
        + " 1 m, 2 m → 1 m"
    ),
  ])
  func oneValue(old: String, new: String, change: String) {
    #expect(changes(old, new) == [change])
  }

  @Test func theSDKReleaseChangesDefaults() {
    #expect(
      changes("navigation: {ui: {}}", "sdk: {navigation: 11}\nnavigation: {ui: {}}").prefix(2) == [
        "behavioural changed /sdk/navigation: Navigation SDK 10 → 11",
        "visible changed /navigation/ui/compassButton: compass button off → on",
      ])
  }

  @Test func sectionsComeAndGo() {
    let full = "navigation: {guidance: {voiceGuidance: silent, shouldDisplayPrompts: true}}"
    #expect(
      changes("navigation: {}", full) == [
        "behavioural added /navigation/guidance: guidance added",
        "behavioural changed /navigation/guidance/voiceGuidance: voice guidance not set → silent",
      ])
    #expect(
      changes(full, "navigation: {}") == [
        "behavioural removed /navigation/guidance: guidance removed",
        "behavioural changed /navigation/guidance/voiceGuidance: voice guidance silent → not set",
      ])
  }

  // Lists.

  private func markers(_ entries: String...) -> String {
    "map3D:\n  mode: hybrid\n  markers:\n" + entries.map { "    - {\($0)}\n" }.joined()
  }

  private let ferry = "id: ferry-building, position: {latitude: 37.7955, longitude: -122.3937}"
  private let pier = "id: pier, position: {latitude: 37.8, longitude: -122.4}"
  private let unnamed = "position: {latitude: 1, longitude: 2, altitude: 5}, altitudeMode: absolute"

  @Test func entriesAreKnownByTheirID() {
    #expect(
      changes(markers(ferry, pier), markers(pier, ferry.replacing("37.7955", with: "37.79658")))
        == [
          "cosmetic moved /map3D/markers/0: marker pier moved from 2nd to 1st place",
          "visible changed /map3D/markers/1/position: marker ferry-building moved 120 m",
        ])
    #expect(
      changes(markers(ferry), markers(ferry, pier)) == [
        "visible added /map3D/markers/1: marker pier added"
      ])
    #expect(
      changes(markers(ferry, pier), markers(pier)) == [
        "visible removed /map3D/markers/0: marker ferry-building removed"
      ])
  }

  @Test func entriesWithoutAnIDAreKnownByWhatTheyHaveInCommon() {
    #expect(
      changes(markers(unnamed, ferry), markers(ferry, unnamed.replacing("5", with: "6"))) == [
        "cosmetic moved /map3D/markers/0: marker ferry-building moved from 2nd to 1st place",
        "visible changed /map3D/markers/1/position/altitude: marker 2: position altitude 5 m → 6 m",
      ])
  }

  @Test func aNewIDAloneIsARename() {
    #expect(
      changes(markers(ferry), markers(ferry.replacing("ferry-building", with: "ferry"))) == [
        "cosmetic changed /map3D/markers/0/id: marker ferry: id ferry-building → ferry"
      ])
  }

  @Test func orderCountsWhereItHasAMeaning() {
    func points(_ titles: String...) -> String {
      "navigation:\n  waypoints:\n"
        + titles.map { "    - {title: \($0), location: {latitude: 1, longitude: 2}}\n" }.joined()
    }
    #expect(
      changes(points("A", "B", "C"), points("C", "A", "B")) == [
        "behavioural moved /navigation/waypoints/0: waypoint C moved from 3rd to 1st place"
      ])
  }

  @Test func lengthsOfLinesAreTold() {
    func line(_ points: String...) -> String {
      "map3D: {mode: hybrid, polylines: [{id: l, path: ["
        + points.map { "{latitude: \($0), longitude: 0}" }.joined(separator: ", ") + "]}]}"
    }
    #expect(
      changes(line("0", "1"), line("0", "1", "2")) == [
        "visible changed /map3D/polylines/0/path: polyline l: path 2 positions → 3 positions"
      ])
    #expect(
      changes(line("0", "1"), line("0", "2")) == [
        "visible changed /map3D/polylines/0/path: polyline l: path changed (2 positions)"
      ])
  }

  // Files.

  @Test func spellingHasNoEffect() {
    let diff = FileDiff(
      from: lint("name: A\nnavigation: {ui: {isNavigationHeaderEnabled: true}}"),
      to: lint("# a comment\nname: 'A'\nnavigation:\n  ui: {}\n"))
    #expect(diff.status == .unaffected)
    #expect(diff.entries.isEmpty)
    #expect(FileDiff(from: lint("name: A"), to: lint("name: A")).status == .identical)
    #expect(FileDiff(from: lint("name: A"), to: lint("name: [")).status == .incomparable)
  }

  @Test func documentsComeAndGo() {
    let diff = FileDiff(from: lint("name: A"), to: lint("name: A\n---\nname: B"))
    #expect(diff.entries.map(\.change.words) == ["document B added"])
    #expect(diff.entries.map(\.document) == [1])
    #expect(FileDiff(from: nil, to: lint("name: A")).status == .added)
    #expect(
      FileDiff(from: lint("{}"), to: nil).entries.map(\.change.words) == ["document removed"])
  }

  @Test func aValueThatIsMissingIsEmpty() {
    let changes = ConfigurationDiff.changes(
      from: lint("navigation: {ui: {}}").configurations[0],
      to: lint("navigation: {ui: {indoorPicker: }}").configurations[0])
    #expect(changes.map(\.words) == ["indoor picker on → empty"])
  }

  @Test func secretsAreNotShown() {
    let key = "AIza" + String(repeating: "a", count: 35)
    let diff = ConfigurationDiff.changes(
      from: lint("name: A").configurations[0], to: lint("name: \(key)").configurations[0])
    #expect(diff.map(\.words) == ["name changed (not shown)"])
    #expect(diff.map(\.new.json) == [nil])
    let named = ConfigurationDiff.changes(
      from: lint("navigation: {overlays: []}").configurations[0],
      to: lint("navigation: {overlays: [{id: \(key)}]}").configurations[0])
    #expect(named.map(\.words) == ["overlay 1 added"])
    let shared = ConfigurationDiff.changes(
      from: lint("navigation: {overlays: []}").configurations[0],
      to: lint("x-a: {token: &t hunter}\nnavigation: {overlays: [{id: *t}]}").configurations[0])
    #expect(shared.map(\.words) == ["overlay 1 added"])
    #expect(shared.map(\.new.json) == [nil])
    let whole = FileDiff(from: nil, to: lint("name: \(key)"))
    #expect(whole.entries.map(\.change.words) == ["document … added"])
  }
}
