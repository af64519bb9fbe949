import SourceText
import Testing
import YAMLTree

/// What is said of values as such, where no schema says what they should be.
@Suite struct PlainRulesTests {
  private func findings(_ text: String) -> [String] {
    let stream = compose(text)
    return stream.plainYAMLDiagnostics().map { diagnostic in
      let fixes = diagnostic.fixes.flatMap { $0.edits.map(\.text) }.map { " → \($0)" }.joined()
      return "\(diagnostic.range.start)-\(diagnostic.range.end) \(diagnostic.severity)"
        + "[\(diagnostic.rule)] \(diagnostic.pointer): \(diagnostic.message)\(fixes)"
    }
  }

  @Test func valuesThatVersionsReadDifferently() {
    #expect(
      findings("no: [yes, 'off', &a 012, !!str on]\nkey: *a\n1:30: 12:30\n") == [
        "5-8 warning[ambiguous-scalar] /no/0: `yes` is text to YAML 1.2 and `true` to YAML 1.1"
          + " → \"yes\"",
        "17-23 warning[ambiguous-scalar] /no/2:"
          + " `012` is the number `12` to YAML 1.2 and the number `10` to YAML 1.1",
        "49-54 warning[ambiguous-scalar] /1:30:"
          + " `12:30` is text to YAML 1.2 and the number `750` to YAML 1.1 → \"12:30\"",
      ])
  }

  @Test func numbersThatNoDoubleHolds() {
    #expect(
      findings(
        "a: [9007199254740993, .nan]\nb: -.inf\n1e400: 1e400\nc: !!float 1e-400\nd: 0.123456789012345678\n"
      )
        == [
          "4-20 error[lossy-number] /a/0: `9007199254740993` is an integer that no double holds exactly",
          "22-26 error[lossy-number] /a/1: `.nan` is no number, and JSON has none like it",
          "31-36 error[lossy-number] /b: `-.inf` is infinite, and JSON has no such number",
          "44-49 error[lossy-number] /1e400: `1e400` is too large for a double",
          "53-67 error[lossy-number] /c: `1e-400` is so small that a double makes it 0",
          "71-91 warning[lossy-number] /d: `0.123456789012345678` has more than 17 significant"
            + " digits: a double keeps no more",
        ])
  }

  @Test func textsThatAreComments() {
    #expect(
      findings(
        "color: #1A73E8 # blue\nlist:\n- #fff\n- &a #x\"y\nok: # a comment\nalso: ## b\nlast: #!x\n\"q\": ''\n"
      )
        == [
          "7-21 warning[swallowed-comment] /color: `#1A73E8 # blue` is a comment: the value is empty"
            + " → \"#1A73E8\"",
          "30-34 warning[swallowed-comment] /list/0: `#fff` is a comment: the value is empty"
            + " → \"#fff\"",
          "40-44 warning[swallowed-comment] /list/1: `#x\"y` is a comment: the value is empty",
        ])
  }

  @Test(arguments: [
    "a: 2026-03-01\nb: 08:15:00\n", "a: 1e3\nb: 12e03\n", "a: y\nb: n\n", "a: 0x1F\n", "a: 90.0\n",
    "yes: 1\n012: 2\n", "a: '.nan'\nb: \"1e400\"\n", "{a: #\n}", "a:\n  #b\n", "~: ~\n", "a: #\n",
  ])
  func whatIsNothingToReport(_ text: String) { #expect(findings(text) == []) }

  @Test func everyDocumentIsLookedAt() {
    let stream = compose("yes\n---\n- off\n")
    #expect(
      stream.plainYAMLDiagnostics().map { "\($0.document) \($0.pointer)" } == ["0 ", "1 /0"])
  }
}
