import NavLint
import NavSchema
import SourceText
import Testing
import YAMLTree

/// Where the values of one document come from.
@Suite struct ProvenanceTests {
  private let result: Linter.Result
  private let configuration: Configuration

  private static let text = """
    x-shared: &ui
      isNavigationHeaderEnabled: false
    navigation:
      mapView: {shouldDisplaySpeedometer: true}
      camera: {mode: overview, followingZoomLevel: *nowhere}
      ui:
        <<: *ui
        compassButton: perhaps
        recenterButtonEnabled: &off false
        zoomGestures: *off
    map3D:
      mode: hybrid
      markers:
        - &m {id: ferry, position: &p {latitude: 37, longitude: -122, altitude: 4}}
        - {<<: *m, id: b}
        - {id: c, position: *p}
    """

  init() {
    let source = SourceFile(path: "x.nav.yaml", bytes: Array(Self.text.utf8))
    result = Linter().lint(source)
    configuration = result.configurations[0]
  }

  private func provenance(_ path: String) throws -> Provenance {
    Provenance(
      try configuration.place(at: path), of: configuration, diagnostics: result.diagnostics)
  }

  /// The steps as `line:column message`.
  private func steps(_ path: String) throws -> [String] {
    let lines = LineIndex(result.stream.source)
    return try provenance(path).steps.map { step in
      let place = lines.location(of: step.range.start)
      return "\(place.line):\(place.column) \(step.message)"
    }
  }

  private func value(_ path: String) throws -> String? {
    try provenance(path).canonical.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func placesOfWhatIsWritten() throws {
    #expect(
      try steps("/navigation/ui/navigationHeaderEnabled") == [
        "2:30 written", "7:9 merged by `<<` from `*ui`", "1:11 anchored as `&ui`",
        "2:30 written as `/x-shared/isNavigationHeaderEnabled`",
      ])
    #expect(
      try steps("navigation.ui.zoomGestures") == [
        "9:33 written", "10:19 used by the alias `*off`", "9:28 anchored as `&off`",
        "9:33 written as `/navigation/ui/recenterButtonEnabled`",
      ])
    #expect(
      try steps("navigation.ui.shouldDisplaySpeedometer") == [
        "4:39 written", "4:39 written as `/navigation/mapView/shouldDisplaySpeedometer`",
      ])
    #expect(
      try steps("map3D.markers[1].position.altitude") == [
        "14:77 written", "15:12 merged by `<<` from `*m`", "14:7 anchored as `&m`",
        "14:77 written as `/map3D/markers/0/position/altitude`",
      ])
    #expect(
      try steps("map3D.markers.c.position.altitude") == [
        "14:77 written", "16:25 used by the alias `*p`", "14:32 anchored as `&p`",
        "14:77 written as `/map3D/markers/0/position/altitude`",
      ])
    #expect(try steps("navigation.camera.followingZoomLevel") == ["5:48 written"])
  }

  @Test func effectiveValuesInCanonicalJSON() throws {
    #expect(try value("navigation.ui.navigationHeaderEnabled") == "false")
    #expect(try value("/map3D/markers/1/id") == #""b""#)
    #expect(
      try value("map3D.markers[2].position") == #"{"altitude":4,"latitude":37,"longitude":-122}"#)
    #expect(try value("navigation.ui.tiltGestures") == "true")
    #expect(try value("navigation.ui.compassButton") == nil)
    #expect(try value("sdk.navigation") == #""10""#)
    #expect(try value("sdk") == #"{"maps3D":"1.0","navigation":"10"}"#)
    #expect(try value("navigation.routing.avoidsFerries") == nil)
  }

  @Test func origins() throws {
    func origin(_ path: String) throws -> String {
      switch try provenance(path).origin {
      case .written: "written"
      case .invalid: "invalid"
      case .documentedDefault(let literal): "default \(literal)"
      case .profile: "profile"
      case .unknown(let reason): reason
      }
    }
    #expect(try origin("") == "written")
    #expect(try origin("navigation.ui.zoomGestures") == "written")
    #expect(try origin("navigation.ui.compassButton") == "invalid")
    #expect(try origin("navigation.ui.isNavigationFooterEnabled") == "default true")
    #expect(try origin("sdk.maps3D") == "profile")
    #expect(try origin("navigation.lightingMode") == "no default is documented")
    #expect(
      try origin("navigation.routing.avoidsFerries")
        == "`navigation.routing` is absent, so nothing is said of what it holds")
  }

  @Test func pathsForPeople() throws {
    let provenance = try provenance("/map3D/markers/1/position/altitude")
    #expect(provenance.path == "map3D.markers[1].position.altitude")
    #expect(provenance.pointer == "/map3D/markers/1/position/altitude")
  }

  @Test func rulesAndFindings() throws {
    let provenance = try provenance("navigation.ui.compassButton")
    #expect(
      provenance.rules == [
        "ambiguous-scalar", "compass-hidden-by-accessory-view", "controls-on-carplay",
        "covered-compass", "no-quick-way-back", "no-way-back-from-zoom", "wrong-type",
      ])
    #expect(provenance.diagnostics.map(\.rule) == ["wrong-type"])
  }

  @Test(arguments: [
    (
      "navigation.ui.compasButton",
      "navigation UI has no key `compasButton`; did you mean `compassButton`?"
    ),
    ("map3D.markers[3]", "`map3D.markers` has no entry 3; it has 3, from 0 on"),
    ("map3D.markers.pier", "`map3D.markers` has no entry with the id `pier`"),
    ("map3D.mode.x", "`map3D.mode` is no mapping: it has no `x`"),
    ("/x-shared/a", "`x-shared` is the document's own key, which nothing reads"),
    (
      "navigation.routing.avoidsFerry",
      "routing has no key `avoidsFerry`"
    ),
  ])
  func pathsThatLeadNowhere(path: String, message: String) {
    #expect(throws: PathFault(message: message)) { try configuration.place(at: path) }
  }

  @Test func secretsAreNotShown() throws {
    let key = "AIza" + String(repeating: "a", count: 35)
    let source = SourceFile(path: "x.nav.yaml", bytes: Array("name: \(key)\n".utf8))
    let configuration = Linter().lint(source).configurations[0]
    let provenance = Provenance(
      try configuration.place(at: "name"), of: configuration, diagnostics: [])
    #expect(provenance.isSecret)
  }
}
