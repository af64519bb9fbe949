import NavLint
import NavReporters
import Platform
import SourceText

extension FuzzTarget {
  /// The linter says the same twice and beside other workers, and every reporter can say it.
  static let check = FuzzTarget(name: "check") { bytes in
    let source = SourceFile(path: "fuzz.nav.yaml", bytes: bytes)
    for linter in [schemaLinter, plainLinter] {
      let result = linter.lint(source)
      expectPlaces(of: result.diagnostics, in: source)
      expectOrder(of: result.diagnostics)
      for range in result.secrets {
        expect(range.end <= source.text.count, "a secret lies in the file")
      }
      expect(linter.lint(source).diagnostics == result.diagnostics, "a second run finds the same")
      expectWorkersAgree(with: result, linter, source)
      expectReports(of: result, source)
      expectCaching(of: result)
    }
  }

  /// For some inputs, since threads take time.
  private static func expectWorkersAgree(
    with result: Linter.Result, _ linter: Linter, _ source: SourceFile
  ) {
    guard source.text.count % 8 == 0 else { return }
    let diagnostics = result.diagnostics
    Workers.run(count: 6, jobs: 3) { _ in
      linter.lint(source).diagnostics
    } consume: {
      expect($1 == diagnostics, "three workers find what one finds")
    }
  }

  static let schemaLinter = Linter()

  static let plainLinter: Linter = {
    var options = LintOptions()
    options.usesSchema = false
    return Linter(options)
  }()

  private static func expectReports(of result: Linter.Result, _ source: SourceFile) {
    let report = FileReport(
      path: source.path, source: source, diagnostics: result.diagnostics, secrets: result.secrets,
      suppressedCount: result.suppressedCount)
    var summary = ReportSummary()
    summary.add(report)
    var options = ReportOptions(version: "1", rules: RuleRegistry.descriptions)
    options.showsNotes = true
    options.usesColor = source.text.count % 2 == 0
    options.terminalWidth = source.text.count % 3 == 0 ? 40 : nil
    for format in ReportFormat.allCases {
      var stream = ReportStream()
      var reporter = format.makeReporter(options: options)
      reporter.begin(into: &stream)
      reporter.add(report, into: &stream)
      reporter.finish(summary, into: &stream)
      expectHarmless(stream.bytes, format, isColored: options.usesColor)
    }
  }

  /// No report holds a control character that the file brought.
  private static func expectHarmless(_ report: [UInt8], _ format: ReportFormat, isColored: Bool) {
    guard let text = String(validating: report, as: UTF8.self) else {
      return expect(false, "`\(format)` is UTF-8")
    }
    let isPainted = format == .text && isColored
    for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control {
      expect(
        scalar == "\n" || scalar == "\u{1B}" && isPainted,
        "`\(format)` is free of U+\(String(scalar.value, radix: 16))")
    }
  }

  private static func expectCaching(of result: Linter.Result) {
    let cached = CachedResult(
      diagnostics: result.diagnostics, secrets: result.secrets,
      suppressedCount: result.suppressedCount, day: nil)
    guard let bytes = cached.encoded() else { return }
    expect(
      CachedResult(decoding: bytes, bytes.indices) == cached, "the cache gives back what it got")
  }
}
