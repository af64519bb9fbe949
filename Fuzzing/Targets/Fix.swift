import NavLint
import Platform
import SourceText
import YAMLTree

extension FuzzTarget {
  /// Fixing breaks no YAML and comes to an end.
  static let fix = FuzzTarget(name: "fix") { bytes in
    let source = SourceFile(path: "fuzz.nav.yaml", bytes: bytes)
    let before = schemaLinter.lint(source)
    for allowsUnsafe in [false, true] {
      let fixer = FixApplier(schemaLinter, allowsUnsafe: allowsUnsafe)
      let fixed = fixer.apply(to: source)
      expect(
        // What stands behind a syntax error is read only when it is mended.
        !before.stream.isWhole
          || yamlErrors(of: fixed.remaining, before: .max) <= yamlErrors(of: before, before: .max),
        "fixing breaks no YAML")
      expectPlaces(of: fixed.remaining.diagnostics, in: fixed.source)
      expect(
        fixed.appliedCount > 0 || fixed.source.text == source.text, "nothing applied, nothing new")
      _ = UnifiedDiff.text(source.text, fixed.source.text, fixed.changes, path: "fuzz.nav.yaml")
    }
    for diagnostic in before.diagnostics {
      for fix in diagnostic.fixes where fix.applicability == .safe {
        expectHarmless(fix, of: diagnostic, in: source, before)
      }
    }
  }

  /// Editors and review tools apply single fixes without asking us again: a mended key may show
  /// what is wrong with its value, but the YAML stays whole.
  private static func expectHarmless(
    _ fix: FixIt, of diagnostic: Diagnostic, in source: SourceFile, _ before: Linter.Result
  ) {
    guard source.encoding == .utf8 else { return }
    let text = FixApplier.applying(fix.edits.reversed(), to: source.text)
    let after = schemaLinter.lint(SourceFile(path: source.path, bytes: text))
    // What stands behind a syntax error is read, and judged, only when it is mended.
    let end = diagnostic.rule == "syntax-error" ? fix.edits.first?.range.start ?? 0 : .max
    expect(
      yamlErrors(of: after, before: end) <= yamlErrors(of: before, before: .max),
      "`\(fix.title)` for \(diagnostic.rule) breaks no YAML")
  }

  private static func yamlErrors(of result: Linter.Result, before end: Int) -> Int {
    result.stream.diagnostics.count { $0.severity == .error && $0.range.start < end }
  }
}
