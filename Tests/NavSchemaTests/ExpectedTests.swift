import NavSchema
import SourceText
import Testing
import YAMLTree

/// What a finding says that its place takes instead.
@Suite struct ExpectedTests {
  private func expected(_ text: String, _ pointer: String) throws -> Expected {
    let stream = YAMLStream.compose(SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8)))
    let found = Checker.check(stream, document: 0).diagnostics
    let finding = try #require(found.first { $0.pointer == pointer })
    return try #require(finding.expected)
  }

  @Test(arguments: [("10", "false"), ("11", "true"), ("11.2", "true")])
  func theDefaultIsThatOfTheRelease(release: String, value: String) throws {
    let text = "navigation: {ui: {compassButton: maybe}}\nsdk: {navigation: \(release)}\n"
    #expect(try expected(text, "/navigation/ui/compassButton").defaultValue == value)
  }

  @Test func whatHasNoEffectHasNoDefault() throws {
    let text = "sdk: {navigation: 11}\nnavigation: {ui: {showsStopSigns: maybe}}\n"
    #expect(try expected(text, "/navigation/ui/showsStopSigns").defaultValue == nil)
  }

  /// Whether the SDK fails beyond them or clamps.
  @Test func limits() throws {
    let text = """
      map3D:
        camera: {tilt: 95}
        polylines: [{outerWidth: 2}]
      navigation:
        camera: {position: {latitude: 86}}
      """
    let tilt = try expected(text, "/map3D/camera/tilt")
    #expect(tilt.minimum == 0)
    #expect(tilt.maximum == 90)
    #expect(try expected(text, "/map3D/polylines/0/outerWidth").maximum == 1)
    #expect(try expected(text, "/navigation/camera/position/latitude").maximum == 85)
  }
}
