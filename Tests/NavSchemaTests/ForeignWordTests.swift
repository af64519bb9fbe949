import NavSchema
import SourceText
import Testing
import YAMLTree

/// Other SDKs' words, and numbers in each other's place: told, and mended.
@Suite struct ForeignWordTests {
  @Test(arguments: [
    ("mode: SATELLITE", "satellite"), ("mode: .hybrid", "hybrid"), ("mode: Roadmap", "roadmap"),
    ("mapControls: [{controls: [CompassControl]}]", "compass"),
    ("mapControls: [{controls: [PanVerticalControl]}]", "panVertical"),
    ("popovers: [{altitudeMode: RELATIVE_TO_MESH}]", "relativeToMesh"),
    ("models: [{altitudeMode: CLAMP_TO_GROUND}]", "clampToGround"),
    ("markers: [{collisionBehavior: REQUIRED}]", "required"),
    (
      "markers3D: [{collisionBehavior: OPTIONAL_AND_HIDES_LOWER_PRIORITY}]",
      "optionalAndHidesLowerPriority"
    ),
  ])
  func wordsAreAnsweredWithOurs(_ text: String, _ word: String) throws {
    let found = try #require(findings(text, rule: "unknown-value").first)
    #expect(found.message.hasSuffix("the SDK's Swift name is `\(word)`"))
    #expect(found.fixes.first?.edits.map(\.text) == [word])
    #expect(found.severity == .error)
  }

  @Test(arguments: [
    ("initialCamera: {}", "camera"), ("models: [{src: a.glb}]", "url"),
    ("markers: [{content: {pin: {background: red}}}]", "backgroundColor"),
    ("popovers: [{open: true}]", "isOpen"), ("markers3D: [{isExtruded: true}]", "extruded"),
    ("camera: {center: {lat: 1}}", "latitude"), ("camera: {center: {lng: 1}}", "longitude"),
  ])
  func keysOfSisterSDKsAreAnsweredWithOurs(_ text: String, _ key: String) throws {
    let found = try #require(findings(text, rule: "unknown-key").first)
    #expect(found.message.hasSuffix("; use `\(key)`"))
    #expect(found.fixes.first?.edits.map(\.text) == [key])
  }

  @Test(arguments: [
    ("camera: {center: {text: x}}", "known keys: `latitude`, `longitude` and `altitude`"),
    ("popovers: [{offset: {roll: 1}}]", "known keys: `x` and `y`"),
    ("camera: {mapID: x}", nil),
  ])
  func keysOfManyPlacesAreAnsweredWithThoseOfThisOne(_ text: String, _ help: String?) throws {
    let found = try #require(findings(text, rule: "unknown-key").first)
    #expect(found.help == help)
  }

  @Test func whatAForeignKeyHoldsIsStillChecked() {
    let rules = findings("polygons: [{outerCoordinates: [{lat: 91, lng: 1}]}]").map(\.rule)
    #expect(rules.filter { $0 == "deprecated-key" }.count == 1)
    #expect(rules.filter { $0 == "unknown-key" }.count == 2)
    #expect(rules.filter { $0 == "out-of-range" }.count == 1)
    #expect(
      !findings("polygons: [{outerCoordinates: []}]").contains {
        $0.rule == "missing-key" && $0.message.contains("path")
      })
  }

  /// What a merged one holds may be overridden, as here.
  @Test func aMergedForeignKeyIsReportedOnce() {
    let text = "mode: hybrid, markers: [{position: {<<: {lat: 200}, latitude: 1, longitude: 2}}]"
    #expect(findings(text).map(\.rule) == ["unknown-key"])
  }

  @Test func swappedNumbersAreSwappedBack() throws {
    let text = "markers: [{position: {longitude: 37.80, latitude: -122.4301}}]"
    let found = try #require(findings(text, rule: "out-of-range").first)
    let fix = try #require(found.fixes.first)
    #expect(fix.title == "swap `latitude` and `longitude`")
    #expect(fix.applicability == .unsafe)
    #expect(fix.edits.map(\.text) == ["-122.4301", "37.80"])
    #expect(source(text)[fix.edits[0].range] == "37.80")
  }

  @Test(arguments: [
    "{latitude: 91, longitude: 0}", "{latitude: 91, longitude: 91}",
    "{latitude: 181, longitude: 1}",
    "{latitude: 91}", "{latitude: 91, longitude: x}", "{longitude: 190, latitude: 10}",
  ])
  func othersAreNot(_ place: String) {
    let found = findings("markers: [{position: \(place)}]", rule: "out-of-range")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fixes.isEmpty && !$0.message.contains("swapped") })
  }

  private func source(_ text: String) -> SourceFile {
    SourceFile(path: "a.nav.yaml", bytes: Array("map3D: {\(text)}".utf8))
  }

  private func findings(_ text: String, rule: RuleID? = nil) -> [Diagnostic] {
    let stream = YAMLStream.compose(source(text))
    let found = Checker.check(stream, document: 0).diagnostics
    return found.filter { rule == nil || $0.rule == rule }
  }
}
