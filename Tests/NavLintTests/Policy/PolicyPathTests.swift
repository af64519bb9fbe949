import Testing

/// Paths, binding, and where rules apply.
struct PolicyPathTests {
  /// The places that a rule finds, without its words.
  private static func places(_ rule: String, _ config: String, base: String? = nil) -> [String] {
    PolicyRun.findings(rule, config, base: base).map {
      String($0.prefix { $0 != "-" }) + ($0.hasPrefix("policy") ? $0 : "")
    }
  }

  private static let markers = """
    map3D:
      mode: hybrid
      markers:
        - {id: pier, altitudeMode: absolute, collisionPriority: 5}
        - {id: pier-two, altitudeMode: clampToGround, collisionPriority: 5}
        - {id: hall, collisionPriority: 7}
    """

  @Test(arguments: [
    ("map3D.markers[*].collisionPriority", ["4:61", "5:70", "6:37"]),
    ("map3D.markers[id=pier*].collisionPriority", ["4:61", "5:70"]),
    ("map3D.markers[id=pier,altitudeMode=abs*].collisionPriority", ["4:61"]),
    // An absent key is judged by its default.
    ("map3D.markers[altitudeMode=clampToGround].collisionPriority", ["5:70", "6:37"]),
    ("map3D.mark*[*].collision*rior*", ["4:61", "5:70", "6:37"]),
    ("**.collisionPriority", ["4:61", "5:70", "6:37"]),
    ("map3D.**.collisionPriority", ["4:61", "5:70", "6:37"]),
  ])
  func paths(path: String, expected: [String]) {
    let rule = "- {id: low, path: '\(path)', require: {maximum: 1}}"
    #expect(Self.places(rule, Self.markers) == expected)
  }

  @Test func everyStarInTheSharedPartBindsToTheSameEntry() {
    let rule = """
      - id: low
        path: map3D.markers[*].collisionPriority
        when: {path: "map3D.markers[*].altitudeMode", equals: absolute}
        require: {maximum: 1}
      """
    #expect(Self.places(rule, Self.markers) == ["4:61"])
  }

  @Test func everyStarInTheSharedPartBindsToTheSameName() {
    let rule = """
      - id: night-too
        path: navigation.ui.*BackgroundColor
        unless: {path: "navigation.ui.*BackgroundColorNightMode", present: true}
        forbid: {present: true}
      """
    let config = """
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: red
          navigationHeaderSecondaryBackgroundColor: red
          navigationHeaderSecondaryBackgroundColorNightMode: blue
      """
    #expect(Self.places(rule, config) == ["3:5"])
  }

  @Test(arguments: [
    // What is not shared means "some", with `every` "all".
    ("{path: 'map3D.markers[id=*].altitudeMode', equals: absolute}", 3),
    ("{every: 'map3D.markers[id=*].altitudeMode', equals: absolute}", 0),
    ("{every: 'map3D.markers[id=*].altitudeMode', oneOf: [absolute, clampToGround]}", 3),
    ("{not: {path: 'map3D.markers[id=zoo].altitudeMode', equals: absolute}}", 3),
    ("{path: 'map3D.markers[id=zoo].altitudeMode', equals: absolute}", 0),
    ("{all: [{path: 'map3D.markers[*].id', equals: hall}, {path: map3D.mode, equals: hybrid}]}", 1),
    ("{any: [{path: 'map3D.markers[*].id', equals: hall}, {path: map3D.mode, equals: hybrid}]}", 3),
    // A star behind `**` never binds.
    ("{path: '**.altitudeMode', equals: absolute}", 3),
    // Nothing written says nothing: neither it nor its opposite holds.
    ("{path: 'map3D.markers3D[*].label', equals: x}", 0),
    ("{not: {path: 'map3D.markers3D[*].label', equals: x}}", 0),
    ("{path: 'map3D.markers3D[*].label', absent: true}", 3),
    // The value itself.
    ("{maximum: 6}", 2),
    ("{path: 'map3D.markers[*].collisionPriority', minimum: 6}", 1),
  ])
  func conditions(when: String, count: Int) {
    let rule = """
      - {id: low, path: 'map3D.markers[*].collisionPriority', when: \(when), require: {maximum: 1}}
      """
    #expect(Self.places(rule, Self.markers).count == count)
    let opposite = """
      - {id: low, path: 'map3D.markers[*].collisionPriority', unless: \(when), require: {maximum: 1}}
      """
    #expect(Self.places(opposite, Self.markers).count == 3 - count)
  }

  @Test func exemptionsCoverWhatIsBelow() {
    func rule(_ exempt: String) -> String {
      "- {id: low, path: 'map3D.markers[*].collisionPriority', except: \(exempt), require: {maximum: 1}}"
    }
    #expect(Self.places(rule("'map3D.markers[id=pier*]'"), Self.markers) == ["6:37"])
    #expect(
      Self.places(rule("['map3D.markers[id=hall].collisionPriority']"), Self.markers)
        == ["4:61", "5:70"])
    #expect(Self.places(rule("map3D.markers"), Self.markers) == [])
    let ui = """
      - {id: frozen, path: navigation.ui.*, except: [navigation.ui.compassButton], disallow: change}
      """
    #expect(
      Self.places(ui, "navigation:\n  ui: {compassButton: true, navigationHeaderEnabled: false}\n")
        == ["2:54"])
  }

  // MARK: Where a rule applies

  @Test(arguments: [
    ("navigation: {enabled: true, ui: {}}", true), ("navigation: {ui: {}}", true),
    ("navigation: {enabled: false, ui: {}}", false), ("navigation: {}", false),
    // Wrong in itself: nothing follows from it.
    ("navigation: {enabled: off, ui: {}}", false),
    ("map3D: {mode: hybrid}", false),
  ])
  func scope(config: String, fires: Bool) {
    let rule = """
      - {id: on, path: navigation.ui.compassButton, scope: navigation, require: {equals: true}}
      """
    #expect(Self.places(rule, config).isEmpty != fires)
  }

  @Test(arguments: [("carPlay", true), ("phone", false), ("~", false)])
  func target(target: String, fires: Bool) {
    let rule =
      "- {id: on, path: navigation.ui.compassButton, target: carPlay, require: {equals: true}}"
    let line = target == "~" ? "" : "target: \(target)\n"
    #expect(Self.places(rule, line + "navigation: {ui: {}}").isEmpty != fires)
  }

  @Test(arguments: [
    (">=10.10 <11", "10.10", "error"), (">=10.10 <11", "10.9", nil), (">=10.10 <11", "11", nil),
    // A bare major leaves it open.
    (">=10.10 <11", "10", "note"), (">10", "10.99", nil), ("<=10", "10.99", "error"),
    ("10", "10.3", "error"), ("=11", "10", nil), (">10.2", "10.2.9", nil),
    (">10.2", "10.3", "error"), (">=10", "10.x", nil),
  ])
  func releases(range: String, release: String, severity: String?) {
    let rule = """
      - id: off
        path: navigation.ui.compassButton
        sdk: {navigation: "\(range)"}
        forbid: {present: true}
      """
    let config = "sdk: {navigation: \"\(release)\"}\nnavigation: {ui: {compassButton: true}}"
    let found = PolicyRun.findings(rule, config)
    #expect(found.count == (severity == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.contains(" \(severity ?? "")[off]") }, "\(found)")
  }

  // MARK: Places

  @Test func aDefaultIsReportedAtTheNearestMapping() {
    let rule = "- {id: on, path: navigation.ui.compassButton, require: {equals: true}}"
    #expect(Self.places(rule, "navigation:\n  ui:\n    scrollGestures: true\n") == ["2:3"])
    let entry =
      "- {id: some, path: 'map3D.markers[*].altitudeMode', forbid: {equals: clampToGround}}"
    #expect(Self.places(entry, "map3D:\n  markers:\n    - id: pier\n") == ["3:7"])
    #expect(
      Self.places("- {id: all, path: legal, require: {present: true}}", "version: 1\n") == ["1:1"])
  }

  @Test func whatASyntaxErrorCutsOffIsNotMissing() {
    let rule = "- {id: on, path: navigation.ui.compassButton, require: {written: true}}"
    #expect(Self.places(rule, "navigation:\n  ui:\n    scrollGestures: true\n") == ["2:3"])
    #expect(Self.places(rule, "navigation:\n  ui:\n    scrollGestures: true\n    x: [\n") == [])
  }

  @Test func presenceIsReportedAtTheKey() {
    let config = "navigation:\n  ui:\n    compassButton: true\n"
    #expect(
      Self.places("- {id: off, path: navigation.ui.compassButton, forbid: {present: true}}", config)
        == ["3:5"])
    #expect(
      Self.places("- {id: off, path: navigation.ui, forbid: {present: true}}", config) == ["2:3"])
  }

  @Test func sharedValuesAreReportedOnce() {
    let rule = "- {id: low, path: 'map3D.markers[*].position.altitude', require: {maximum: 1}}"
    let atHome = """
      map3D:
        markers:
          - position: &p {altitude: 9}
          - position: *p
          - position: {<<: *p}
      """
    #expect(Self.places(rule, atHome) == ["3:31"])
    let fromOutside = """
      x-shared: {p: &p {altitude: 9}}
      map3D:
        markers:
          - position: *p
          - position: *p
      """
    #expect(Self.places(rule, fromOutside) == ["4:17"])
    let fromElsewhere = """
      map3D:
        markers:
          - position: *p
          - position: *p
        models:
          - position: {}
      """
    let anchor = "x-a: 1\nmap3D:\n  models:\n    - position: &p {altitude: 9}\n  markers:\n"
    #expect(Self.places(rule, anchor + "    - position: *p\n    - position: *p\n") == ["6:17"])
    #expect(Self.places(rule, fromElsewhere) == [])
  }

  @Test func whatHoldsOnlyAtAUseIsReportedThere() {
    let rule = """
      - id: low
        path: map3D.markers[*].position.altitude
        when: {path: "map3D.markers[*].altitudeMode", equals: absolute}
        require: {maximum: 1}
      """
    let config = """
      map3D:
        markers:
          - position: &p {altitude: 9}
          - {position: *p, altitudeMode: absolute}
      """
    #expect(Self.places(rule, config) == ["4:18"])
  }

  @Test func mergedValuesAreReportedWhereTheyStand() {
    let rule = "- {id: low, path: 'map3D.markers[*].collisionPriority', require: {maximum: 1}}"
    let config = """
      map3D:
        markers:
          - &m {id: a, collisionPriority: 9}
          - {<<: *m, id: b}
      """
    #expect(Self.places(rule, config) == ["3:37"])
    let outside = """
      x-m: &m {collisionPriority: 9}
      map3D:
        markers:
          - {<<: *m, id: a}
          - {<<: *m, id: b}
      """
    #expect(Self.places(rule, outside) == ["4:12"])
  }

  @Test(arguments: [
    ("x-t: &t 9\n", "{collisionPriority: *t}", "{collisionPriority: *t}", "5:27"),
    ("x-t: 9\n", "{collisionPriority: &t 9}", "{collisionPriority: *t}", "5:27"),
    ("x-t: &t 9\n", "{<<: {collisionPriority: *t}}", "{collisionPriority: *t}", "5:32"),
  ])
  func anAnchoredScalarIsReportedOnce(head: String, one: String, two: String, place: String) {
    let rule = "- {id: low, path: 'map3D.markers[*].collisionPriority', require: {maximum: 1}}"
    let config = head + "map3D:\n  mode: hybrid\n  markers:\n    - \(one)\n    - \(two)\n"
    #expect(Self.places(rule, config) == [place])
  }

  @Test(arguments: [
    ("x-c: &c [footer]\n", "{covers: *c}", "{covers: *c}", "4:16"),
    ("x-c: 1\n", "{covers: &c [footer]}", "{covers: *c}", "4:20"),
    ("x-o: &o {covers: [footer]}\n", "{<<: *o}", "{<<: *o}", "4:12"),
    ("x-o: &o {covers: [footer]}\n", "{<<: [*o, {role: text}]}", "{<<: *o}", "4:13"),
    ("x-o: 1\n", "{<<: {covers: [footer]}}", "{}", "4:22"),
  ])
  func anAnchoredListIsReportedOnce(head: String, one: String, two: String, place: String) {
    let rule = "- {id: low, path: 'navigation.overlays[*].covers[*]', forbid: {equals: footer}}"
    let config = head + "navigation:\n  overlays:\n    - \(one)\n    - \(two)\n"
    #expect(Self.places(rule, config) == [place])
  }

  /// Aliases that expand to far more than the text holds are judged in linear time.
  @Test func anAliasBombIsJudgedWhereItStands() {
    var config = "x-a:\n  - &l0 [{latitude: 1, longitude: 2, altitude: 9}]\n"
    config += "map3D:\n  polygons:\n"
    for _ in 0..<300 {
      config +=
        "    - {innerPaths: [" + Array(repeating: "*l0", count: 300).joined(separator: ", ")
        + "]}\n"
    }
    let rule = "- {id: low, path: '**.altitude', require: {maximum: 1}}"
    #expect(Self.places(rule, config) == ["5:21"])
  }
}
