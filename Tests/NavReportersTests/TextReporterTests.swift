import NavLint
import NavReporters
import SourceText
import Testing

@Suite struct TextReporterTests {
  private func report(_ options: ReportOptions, files: [FileReport]) -> String {
    Sample.render(.text, options, files: files)
  }

  @Test func oneDiagnostic() {
    let text = "map3D:\n  markers:\n    - id: a\n      altitudeMode: clampToGrund\n"
    let file = Sample.report("city.nav.yaml", text) { source in
      [
        Diagnostic(
          rule: "unknown-value", category: .schema, severity: .error,
          message: "`altitudeMode` cannot be `clampToGrund`; did you mean `clampToGround`?",
          label: "one of absolute, clampToGround, relativeToGround, relativeToMesh",
          range: source.range("clampToGrund"),
          expected: Expected(type: "altitude mode", defaultValue: "clampToGround"),
          field: "map3D.markers.altitudeMode")
      ]
    }
    #expect(
      report(Sample.options, files: [file]) == """
        error[unknown-value]: `altitudeMode` cannot be `clampToGrund`; did you mean `clampToGround`?
          --> city.nav.yaml:4:21
           |
         4 |       altitudeMode: clampToGrund
           |                     ^^^^^^^^^^^^ one of absolute, clampToGround, \
        relativeToGround, relativeToMesh
           = default: clampToGround   docs: navlint explain map3D.markers.altitudeMode

        checked 1 file: 1 error

        """)
  }

  /// A policy's finding leads to the rule, one of an organisation's with the file that has it.
  @Test(arguments: [
    ("keep-compass", "--policy fleet.yaml keep-compass"), ("unknown-value", "unknown-value"),
  ])
  func aPolicysFindingLeadsToItsRule(rule: String, topic: String) {
    let file = Sample.report("a", "compassButton: false\n") { source in
      [
        Diagnostic(
          rule: RuleID(rule), category: .policy, severity: .error, message: "m",
          range: source.range("false"), field: "navigation.ui.compassButton", policy: "Fleet")
      ]
    }
    var options = Sample.options
    options.policies = ["fleet.yaml"]
    let text = report(options, files: [file])
    #expect(text.contains("   = policy: Fleet\n   = docs: navlint explain \(topic)\n"))
  }

  @Test func gutterFitsTheGreatestLine() {
    let text = String(repeating: "a: 1\n", count: 99) + "b: 2\n"
    let file = Sample.report("a", text) { source in
      [
        Diagnostic(
          rule: "x", category: .yaml, severity: .warning, message: "m",
          range: source.range("a", 9),
          related: [RelatedLocation(message: "here", range: source.range("b"))])
      ]
    }
    var options = Sample.options
    options.isQuiet = true
    #expect(
      report(options, files: [file]) == """
        warning[x]: m
            --> a:9:1
             |
           9 | a: 1
             | ^
            --> a:100:1
             |
         100 | b: 2
             | - here


        """)
  }

  @Test(arguments: [
    (false, false, "checked 1 file: no errors, no warnings; 1 note not shown (--notes shows it)\n"),
    (false, true, ""),
    (
      true, false,
      """
      note[x]: m
        --> a:1:1
         |
       1 | b
         | ^

      checked 1 file: 1 note

      """
    ),
  ])
  func notes(isShown: Bool, isQuiet: Bool, expected: String) {
    let file = Sample.report("a", "b") { _ in
      [
        Diagnostic(
          rule: "x", category: .yaml, severity: .note, message: "m",
          range: SourceRange(start: 0, end: 1))
      ]
    }
    var options = Sample.options
    options.showsNotes = isShown
    options.isQuiet = isQuiet
    #expect(report(options, files: [file]) == expected)
  }

  /// The last line that a file is closed with.
  @Test(arguments: [
    ([Sample.clean], "checked 1 file: no errors, no warnings"),
    (
      [Sample.clean, Sample.locked, Sample.pipe],
      "checked 1 file: no errors, no warnings; 2 not checked"
    ),
    ([Sample.crlf, Sample.clean], "checked 2 files: 2 errors, 1 warning; 1 fixable"),
    (
      [Sample.city],
      "checked 1 file: 1 error, 1 warning; 1 fixable, 1 more with --unsafe-fixes; 2 suppressed; "
        + "1 note not shown (--notes shows it)"
    ),
  ])
  func summary(files: [FileReport], expected: String) {
    let lines = report(Sample.options, files: files).split(separator: "\n")
    #expect(lines.last.map(String.init) == expected)
  }
}
