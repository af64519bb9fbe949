import NavLint
import NavSchema
import SourceText
import Testing

/// What the rules on places say beside message and range: other places, repairs, no traps.
@Suite struct GeographyTests {
  @Test func swappedPlacesAreSwappedBack() throws {
    let text = """
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 59.3402, longitude: 18.0521}
          - position: {latitude: 59.3340, longitude: 18.0632}
          - position: {longitude: 59.3299, latitude: 18.0611}
      """
    let found = try #require(findings(text, rule: "swapped-coordinates").first)
    #expect(found.related.map { source(text)[$0.range] } == ["59.3299"])
    let fix = try #require(found.fixes.first)
    #expect(fix.applicability == .unsafe)
    #expect(fix.edits.map { source(text)[$0.range] } == ["59.3299", "18.0611"])
    #expect(fix.edits.map(\.text) == ["18.0611", "59.3299"])
  }

  /// Positions that are out of range but only warned about must not trap.
  @Test func cameraFarOutOfRange() {
    let text = """
      map3D:
        mode: hybrid
        camera: {center: {latitude: 1e300, longitude: -1e300}, heading: -1e300, tilt: 1e300}
        cameraRestrictions: {heading: {min: 1, max: 2}, tilt: {min: 0, max: 1}}
        markers:
          - position: {latitude: 1, longitude: 2}
          - position: {latitude: 1, longitude: 2}
      """
    // The tilt is wrong in itself.
    #expect(
      findings(text, rule: "camera-outside-restrictions").map(\.pointer)
        == ["/map3D/camera/heading"])
  }

  @Test func everyLaterThingNamesTheFirst() {
    let text = "map3D: {mode: hybrid, models: [{id: a}, {id: a}], popovers: [{id: a}]}"
    let found = findings(text, rule: "duplicate-id")
    #expect(found.map(\.pointer) == ["/map3D/models/1/id", "/map3D/popovers/0/id"])
    #expect(found.flatMap(\.related).map(\.range.start) == [36, 36])
  }

  @Test func aSharedPlaceIsReportedAtItsFirstFaultyUse() throws {
    let text = """
      map3D:
        mode: hybrid
        polylines:
          - path: &path [{latitude: 1, longitude: 2}, {latitude: 1, longitude: 3}]
          - {altitudeMode: absolute, path: *path}
          - {altitudeMode: absolute, path: *path}
      """
    let all = findings(text, rule: "missing-altitude")
    #expect(all.count == 1)
    let found = try #require(all.first)
    #expect(source(text)[found.range] == "*path")
    #expect(
      found.related.map(\.message) == [
        "the anchor stands here", "the fault lies here", "the altitude mode is set here",
      ])
    #expect(found.related.map { source(text)[$0.range] } == ["&path", "latitude", "absolute"])
  }

  @Test func aPlaceReadThroughAnAliasIsReportedThere() throws {
    let text = """
      map3D:
        mode: hybrid
        markers: [{position: &far {latitude: 10, longitude: 20}}]
        camera: {center: *far}
        cameraRestrictions: {bounds: {north: 5}}
      """
    let found = try #require(findings(text, rule: "camera-outside-restrictions").first)
    #expect(source(text)[found.range] == "*far")
    #expect(found.pointer == "/map3D/camera/center/latitude")
  }

  @Test func theKeyItselfIsNeverRepeated() throws {
    let key = "AIza" + String(repeating: "x", count: 35)
    let text =
      "x-a: {\(key): \"see \\u0041Iza\(key.dropFirst(4)), not here\"}\nmap3D: {mode: hybrid}"
    let found = findings(text, rule: "literal-secret")
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.allSatisfy { !$0.message.contains(key) && !$0.pointer.contains(key) })
    #expect(found.map { source(text)[$0.range].first } == ["A", "\""])
  }

  @Test func exclusiveKeysAreLookedAtWhereverTheyAre() {
    let kinds = MappingKind.allCases.filter { !$0.schema.exclusiveKeys.isEmpty }
    #expect(Set(kinds) == Set(ConflictingKeys.kinds))
  }

  @Test func absenceBehindASyntaxErrorSaysNothing() {
    let text =
      "map3D:\n  mode: hybrid\n  markers:\n    - altitudeMode: absolute\n      position: {latitude: 1, longitude: 2\n"
    #expect(findings(text, rule: "missing-altitude").isEmpty)
    #expect(findings(text, rule: "syntax-error").count == 1)
  }

  private func source(_ text: String) -> SourceFile {
    SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8))
  }

  private func findings(_ text: String, rule: RuleID) -> [Diagnostic] {
    Linter().lint(source(text)).diagnostics.filter { $0.rule == rule }
  }
}
