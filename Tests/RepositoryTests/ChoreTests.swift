import NavLintDev
import SourceText
import Testing
import YAMLTree

/// What the chores read and write.
@Suite struct ChoreTests {
  @Test func factIDsBeginTheRowsOfTables() {
    let text = """
      | id | condition |
      |---|---|
      | X-UI-01 | see X-UI-02 |
      | POL-03a | overlays |
      |LINT-12|
      X-3D-20
      | POL-2025 | the page of that year |
      prose about X-RT-01
      """
    #expect(FactList.ids(in: text) == ["X-UI-01", "POL-03a", "LINT-12", "X-3D-20"])
  }

  @Test func eventsAreInTheNotationOfTheTestSuite() {
    let text = "a: &x !!str \"b\\n\"\n? [*x, 'c']\n: >-\n  d\n  e\n"
    let stream = YAMLStream.compose(SourceFile(path: "", bytes: Array(text.utf8)))
    #expect(
      stream.events == [
        "+STR", "+DOC", "+MAP", "=VAL :a", "=VAL &x <tag:yaml.org,2002:str> \"b\\n", "+SEQ []",
        "=ALI *x", "=VAL 'c", "-SEQ", "=VAL >d e", "-MAP", "-DOC", "-STR",
      ])
  }

  @Test func pagesStateFindingsInThreeWays() throws {
    let page = try RulePage(
      """
      # unknown-key

      A sentence.

      ## Bad: two keys

      ```yaml
      nam: x
      #^^ error[unknown-key]: document has no key `nam`; did you mean `name`?
      target: watch
      #       ^^^^^ error[unknown-value] (X-UI-01, POL-03a)
      legal:
        terms: x
      ```

      ```expect
      5:3-5:8 error[unknown-key] `legal` has no key `terms`
      ```

      """)
    let stated = page.cases.flatMap(\.expectations).map { "\($0)" }
    #expect(
      stated == [
        "1:1-1:4 error[unknown-key] document has no key `nam`; did you mean `name`?",
        "3:9-3:14 error[unknown-value] (X-UI-01, POL-03a)",
        "5:3-5:8 error[unknown-key] `legal` has no key `terms`",
      ])
    #expect(page.firing("POL-03a").isEmpty)
  }

  @Test func linesThatStateNothingAreNoExpectations() {
    #expect(throws: PageError.self) {
      try RulePage("# a\n\nb\n\n## Bad: c\n\n```yaml\nd: 1\n```\n\n```expect\nerror[a]\n```\n")
    }
    #expect(throws: PageError.self) { try RulePage("## no title\n") }
  }
}
