import NavLint
import NavSchema
import SourceText
import Testing
import YAMLTree

/// What a change newly breaks, breaks more, and heals.
struct PolicyReviewTests {
  private static let rules = """
    - {id: opaque, path: navigation.ui.navigationHeaderBackgroundAlpha, require: {minimum: 0.5}}
    - {id: no-pulse, path: 'navigation.overlays[*].animation', forbid: {oneOf: [once, continuous]}}
    - {id: low, path: 'map3D.markers[*].collisionPriority', require: {maximum: 5}}
    """

  private func review(
    _ before: String?, _ after: String
  ) throws -> (introduced: [String], healed: [String]) {
    let source = SourceFile(
      path: "policy.yaml", bytes: Array(PolicyRun.header(Self.rules).utf8))
    let set = try PolicySet.load(source)
    let new = PolicyRun.configuration(after)
    let old = before.map(PolicyRun.configuration)
    let review = set.review(new, base: old)
    func words(_ diagnostics: [Diagnostic], _ source: SourceFile) -> [String] {
      diagnostics.filter { $0.policy == "Test" }.map { diagnostic in
        let place = LineIndex(source).location(of: diagnostic.range.start)
        let help = diagnostic.help.map { " (\($0))" } ?? ""
        return "\(place.line):\(place.column) \(diagnostic.rule)\(help)"
      }
    }
    return (
      words(review.introduced, new.stream.source),
      old.map { words(review.healed, $0.stream.source) } ?? []
    )
  }

  private func ui(_ alpha: String) -> String {
    "navigation: {ui: {navigationHeaderBackgroundAlpha: \(alpha)}}"
  }

  private func markers(_ entries: String...) -> String {
    "map3D:\n  markers:\n" + entries.map { "    - {\($0)}\n" }.joined()
  }

  @Test func everythingIsNewWithoutABase() throws {
    #expect(try review(nil, ui("0.1")).introduced == ["1:52 opaque"])
  }

  @Test func whatStaysOrGetsBetterIsNotReported() throws {
    #expect(try review(ui("0.1"), ui("0.1")) == ([], []))
    #expect(try review(ui("0.1"), ui("0.3")) == ([], []))
  }

  @Test func aNumberFurtherOffIsWorse() throws {
    #expect(
      try review(ui("0.3"), ui("0.1"))
        == (["1:52 opaque (worse than before, when it was `0.3`)"], []))
  }

  @Test func whatIsMendedIsHealed() throws {
    #expect(try review(ui("0.1"), ui("0.5")) == ([], ["1:52 opaque"]))
    #expect(try review(ui("0.1"), "navigation: {}") == ([], ["1:52 opaque"]))
  }

  @Test func anotherForbiddenValueIsWorse() throws {
    func overlay(_ animation: String) -> String {
      "navigation: {overlays: [{id: a, animation: \(animation)}]}"
    }
    #expect(
      try review(overlay("once"), overlay("continuous"))
        == (["1:44 no-pulse (worse than before, when it was `once`)"], []))
  }

  @Test func entriesAreKnownByTheirIDs() throws {
    #expect(
      try review(
        markers("id: a, collisionPriority: 9"),
        markers("id: b, collisionPriority: 9", "id: a, collisionPriority: 9"))
        == (["3:34 low"], []))
  }

  @Test func entriesWithoutAnIDAreCounted() throws {
    #expect(
      try review(
        markers("collisionPriority: 9", "collisionPriority: 8"),
        markers("collisionPriority: 1", "collisionPriority: 9", "collisionPriority: 8")) == ([], [])
    )
    #expect(
      try review(
        markers("collisionPriority: 9"), markers("collisionPriority: 9", "collisionPriority: 9"))
        == (["4:27 low"], []))
    #expect(
      try review(
        markers("collisionPriority: 9", "collisionPriority: 9"), markers("collisionPriority: 9"))
        == ([], ["4:27 low"]))
  }

  @Test func linterLeavesOnlyWhatIsNew() {
    var options = LintOptions()
    options.selection.select = ["policy"]
    let linter = Linter(options)
    let text = "navigation:\n  mapView: {mapType: none}\n  overlays: [{trigger: automatic}]\n"
    let base = linter.lint(
      SourceFile(path: "a.nav.yaml", bytes: Array("navigation: {mapView: {mapType: none}}".utf8)))
    let result = linter.lint(
      SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8)), since: base.configurations)
    #expect(result.diagnostics.map(\.rule) == ["unprompted-overlay"])
    #expect(result.healed == [])
  }
}
