package import Platform
package import SourceText

/// What fixing one file gave.
package struct FixOutcome: Sendable {
  /// What is left to report, with ranges in the repaired text.
  package let report: FileReport
  package let appliedCount: Int
  /// The fixes that are left, though they are of the kind that was asked for.
  package let withheld: [FixApplier.Withheld]
  /// The text as it is now; nil where it could not be read.
  package let source: SourceFile?
  /// What became of the text; nil where nothing was applied.
  package let change: Change?

  /// A file's text before and after.
  package struct Change: Sendable {
    package let before: SourceFile
    package let after: SourceFile
    package let lines: [LineChange]

    /// The difference in unified format.
    package func unifiedDiff(path: FilePath) -> [UInt8] {
      UnifiedDiff.text(before.text, after.text, lines, path: path)
    }
  }
}

extension BatchInput {
  /// Reads the file and repairs its text; writes nothing.
  package func fix(allowsUnsafe: Bool) -> FixOutcome {
    reading { source in
      let result = FixApplier(linter, allowsUnsafe: allowsUnsafe).apply(to: source)
      return FixOutcome(
        report: report(result.remaining, result.source),
        appliedCount: result.appliedCount, withheld: result.withheld,
        source: result.source,
        change: result.appliedCount == 0
          ? nil : .init(before: source, after: result.source, lines: result.changes))
    } failed: {
      FixOutcome(report: $0, appliedCount: 0, withheld: [], source: nil, change: nil)
    }
  }
}
