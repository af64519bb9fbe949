import Platform
import SourceText

/// What fixing one file gave.
package struct FixOutcome: Sendable {
  /// What is left to report, with ranges in the repaired text.
  package let report: FileReport
  package let appliedCount: Int
  /// The text before and after; nil where nothing was applied.
  package let change: (before: [UInt8], after: [UInt8])?
}

extension BatchInput {
  /// Reads the file and repairs its text; writes nothing.
  package func fix(allowsUnsafe: Bool) -> FixOutcome {
    let source: SourceFile
    switch read() {
    case .success(let text): source = text
    case .failure(let report): return FixOutcome(report: report, appliedCount: 0, change: nil)
    }
    let result = FixApplier(linter, allowsUnsafe: allowsUnsafe).apply(to: source)
    let report = FileReport(
      path: name, source: result.remaining.diagnostics.isEmpty ? nil : result.source,
      diagnostics: result.remaining.diagnostics, secrets: result.remaining.secrets,
      suppressedCount: result.remaining.suppressedCount)
    return FixOutcome(
      report: report, appliedCount: result.appliedCount,
      change: result.appliedCount == 0 ? nil : (source.text, result.source.text))
  }
}
