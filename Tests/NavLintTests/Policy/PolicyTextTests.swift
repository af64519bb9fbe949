import NavLint
import SourceText
import Testing

/// `policy --show`: all rules, written as a policy.
struct PolicyTextTests {
  @Test func whatIsShownReadsAsTheSameRules() throws {
    let text = PolicySet.builtIn.text
    let source = SourceFile(path: "shown.yaml", bytes: Array(text.utf8))
    let (loaded, diagnostics) = Policy.load(source)
    #expect(diagnostics.map { PolicyRun.words($0, LineIndex(source)) } == [])
    let policy = try #require(loaded)
    for (shown, written) in zip(policy.writtenRules, PolicySet.builtIn.writtenRules) {
      var shown = shown
      shown.origin = written.origin
      shown.summary = written.summary
      #expect(shown == written)
    }
    #expect(policy.writtenRules.count == PolicySet.builtIn.writtenRules.count)
  }

  @Test func changesAreShownWithTheirReasons() throws {
    let text = """
      policy: 1
      name: Mine
      extends: google-navigation-sdk
      overrides:
        - {rule: prompts-off, severity: "off", reason: our prompts are better}
        - {rule: large-vehicle, severity: warning, reason: Google has agreed}
      rules:
        - {id: mine, path: '**.altitude', sdk: {maps3D: "<2"}, unless: {every: 'map3D.markers[*].id', unique: true}, require: {count: 1}}
      """
    let source = SourceFile(path: "mine.yaml", bytes: Array(text.utf8))
    #expect(throws: PolicySet.Failure.self) { try PolicySet.load(source) }
    let sound = text.replacing("require: {count: 1}", with: "require: {maximum: 10%}")
    let set = try PolicySet.load(SourceFile(path: "mine.yaml", bytes: Array(sound.utf8)))
    let lines = set.text.split(separator: "\n").map(String.init)
    let off = try #require(lines.firstIndex(of: "  # off by Mine: our prompts are better"))
    #expect(lines[off + 1] == "  # - id: prompts-off")
    let milder = try #require(lines.firstIndex(of: "  # now warning by Mine: Google has agreed"))
    #expect(lines[milder + 1] == "  - id: large-vehicle")
    #expect(lines[milder...].prefix(8).contains("    severity: warning"))
    #expect(
      lines.suffix(7) == [
        "  # Mine, mine.yaml", "  - id: mine", "    path: \"**.altitude\"",
        "    sdk: {maps3D: \"<2\"}", "    require: {maximum: 10%}",
        "    unless: {every: \"map3D.markers[*].id\", unique: true}", "    severity: error",
      ])
  }
}
