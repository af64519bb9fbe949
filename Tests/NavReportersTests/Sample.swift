import NavLint
import SourceText

@testable import NavReporters

/// One set of reports that every format renders: each file is there for one difficulty.
enum Sample {
  static let files: [FileReport] = [
    city, clean, crlf, wide, hostile, longLine, utf16, secret, rawBytes, backslash, locked, pipe,
    standardInput,
  ]

  static let rules: [RuleDescription] = [
    RuleDescription(
      id: "unknown-value", category: .schema, isFixable: true, facts: ["X-3D-01"],
      summary: "a value is none of the documented ones",
      reason: "The SDK has no such case, so the configuration cannot be built.",
      references: ["https://maps.example/altitude-mode"]),
    RuleDescription(
      id: "duplicate-id", category: .semantics, summary: "two markers have the same id",
      reason: "The later marker takes the place of the earlier one."),
    RuleDescription(
      id: "wrong-type", category: .schema, severities: [.error, .warning],
      summary: "a value has another type than documented", reason: "It cannot be read."),
  ]

  static let options = ReportOptions(
    version: "0.1.0", rules: rules, documentation: "https://navlint.example/rules/")

  static func render(
    _ format: ReportFormat, _ options: ReportOptions = options, files: [FileReport] = files
  ) -> String {
    render(format.makeReporter(options: options), files: files)
  }

  static func render(_ reporter: some Reporter, files: [FileReport] = files) -> String {
    var reporter = reporter
    var stream = ReportStream()
    var summary = ReportSummary()
    reporter.begin(into: &stream)
    for file in files {
      summary.add(file)
      reporter.add(file, into: &stream)
    }
    reporter.finish(summary, into: &stream)
    return String(decoding: stream.bytes, as: UTF8.self)
  }

  static func report(
    _ path: String, _ text: String, secrets: [String] = [], suppressed: Int = 0,
    _ diagnostics: (SourceFile) -> [Diagnostic]
  ) -> FileReport {
    report(path, Array(text.utf8), secrets: secrets, suppressed: suppressed, diagnostics)
  }

  static func report(
    _ path: String, _ bytes: [UInt8], secrets: [String] = [], suppressed: Int = 0,
    _ diagnostics: (SourceFile) -> [Diagnostic]
  ) -> FileReport {
    let source = SourceFile(path: path, bytes: bytes)
    return FileReport(
      path: path, source: source, diagnostics: diagnostics(source),
      secrets: secrets.map { source.range($0) }, suppressedCount: suppressed)
  }
}

extension SourceFile {
  /// The range of the `occurrence`-th place, from 1, where `part` stands.
  func range(_ part: String, _ occurrence: Int = 1) -> SourceRange {
    let bytes = Array(part.utf8)
    let starts = text.indices.filter { text[$0...].starts(with: bytes) }
    precondition(starts.count >= occurrence, "the sample does not hold \(part)")
    let start = starts[occurrence - 1]
    return SourceRange(start: start, end: start + bytes.count)
  }
}
