package import SourceText

/// What came of one input.
package struct FileReport: Sendable {
  package enum Status: Sendable, Equatable {
    case checked
    /// The file could not be read: why, in words.
    case unreadable(reason: String)
    case skipped
  }

  /// The path to report, as it is shown: relative, without a leading `./`, or `<stdin>`.
  package var path: String
  /// The path's own bytes, for addresses; nil: those of `path`.
  package var pathBytes: [UInt8]?
  package var status: Status
  /// The text behind the diagnostics' ranges; nil where nothing was read or nothing was found.
  package var source: SourceFile?
  /// Sorted by document and place.
  package var diagnostics: [Diagnostic]
  /// The values under keys that look like secrets, in order: no report shows them.
  package var secrets: [SourceRange]
  /// How many diagnostics a suppression or the baseline silenced.
  package var suppressedCount: Int

  package init(
    path: String, status: Status = .checked, source: SourceFile? = nil,
    diagnostics: [Diagnostic] = [], secrets: [SourceRange] = [], suppressedCount: Int = 0
  ) {
    self.path = path
    self.status = status
    self.source = source
    self.diagnostics =
      secrets.isEmpty ? diagnostics : diagnostics.map { $0.withoutFixes(quoting: secrets) }
    self.secrets = secrets
    self.suppressedCount = suppressedCount
  }
}

extension Diagnostic {
  /// The diagnostic without the fix-its that write a secret, which `--fix` applies all the same.
  fileprivate func withoutFixes(quoting secrets: [SourceRange]) -> Diagnostic {
    var diagnostic = self
    diagnostic.fixes.removeAll { fix in
      fix.edits.contains { !$0.text.isEmpty && !secrets.overlapping($0.range).isEmpty }
    }
    return diagnostic
  }
}

/// The totals of a run.
package struct ReportSummary: Sendable, Equatable {
  package var files = 0
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var suppressed = 0
  /// How many findings have a fix-it.
  package var fixable = 0
  /// Those of them of which `--fix` applies one; the others need `--unsafe-fixes`.
  package var safelyFixable = 0

  package init() {}

  /// Counts `report` in.
  package mutating func add(_ report: FileReport) {
    files += 1
    suppressed += report.suppressedCount
    for diagnostic in report.diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      if !diagnostic.fixes.isEmpty { fixable += 1 }
      if diagnostic.fixes.contains(where: { $0.applicability == .safe }) { safelyFixable += 1 }
    }
  }
}
