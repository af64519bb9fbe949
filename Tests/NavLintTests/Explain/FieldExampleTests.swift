import NavLint
import NavSchema
import SourceText
import Testing

/// Every field's examples, which `explain` shows.
@Suite struct FieldExampleTests {
  @Test func goodOnesHaveNoFaultOfTheirOwn() throws {
    for entry in FieldIndex.all {
      guard let text = FieldExample.good(entry) else { continue }
      let source = SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8))
      let lines = LineIndex(source)
      let faults = Linter().lint(source).diagnostics.filter {
        // Of two fields any value is against the policy.
        $0.severity == .error && $0.category != .semantics
          && !["missing-key", "altered-terms"].contains($0.rule)
          && lines.lineNumber(of: $0.range.start) == lines.lineCount - 1
      }
      #expect(faults.map(\.message) == [], "\(entry.path)")
    }
  }

  @Test func badOnesEndInTheirFinding() throws {
    let entry = try #require(FieldIndex.entry(at: "navigation.ui.compassButton"))
    #expect(
      FieldExample.bad(entry) == """
        navigation:
          ui:
            compassButton: yes
        #                  ^^^ error[ambiguous-scalar]: `compassButton` is `yes`, which YAML 1.1 reads as `true` and YAML 1.2 as text; write `true` or `false`

        """)
    for type in ["version", "target", "map3D.markers.altitudeMode", "navigation.camera.mode"] {
      let entry = try #require(FieldIndex.entry(at: type))
      #expect(FieldExample.bad(entry)?.contains("^ error[") == true, "\(type)")
    }
  }

  @Test func everyRuleHasExamples() {
    for rule in RuleRegistry.descriptions {
      let examples = RuleExample.examples(of: rule.id)
      #expect(examples.contains { $0.isBad }, "\(rule.id)")
      #expect(examples.contains { !$0.isBad }, "\(rule.id)")
    }
  }
}
