package import NavLint
package import SourceText

/// Renders reports in one format, one file after the other.
///
/// What a format needs at its head, such as totals, is collected; all else goes out at once.
package protocol Reporter {
  /// Writes what stands before the first file.
  mutating func begin(into stream: inout ReportStream)
  /// Writes what came of one input.
  mutating func add(_ file: FileReport, into stream: inout ReportStream)
  /// Writes what stands behind the last file.
  mutating func finish(_ summary: ReportSummary, into stream: inout ReportStream)
}

extension Reporter {
  mutating func begin(into stream: inout ReportStream) {}
}

/// What reporters are told about the run.
package struct ReportOptions: Sendable {
  /// navlint's own version.
  package var version: String
  /// The rules that can report, for formats that describe them.
  package var rules: [RuleDescription] = []
  /// The address of the folder with the rules' pages, with a final slash, if there is one.
  package var documentation: String?
  /// Whether `text`, `concise` and `github` show notes instead of counting them.
  package var showsNotes = false
  /// Whether `text` uses the terminal's colours.
  package var usesColor = false
  /// Whether `text` links rule ids to their pages.
  package var usesHyperlinks = false
  /// The columns of the terminal; nil where there is none.
  package var terminalWidth: Int?
  /// Whether closing lines are left out.
  package var isQuiet = false

  /// Creates the options of a run of navlint `version`; all else is off.
  package init(version: String) { self.version = version }

  /// Whether diagnostics of `severity` are shown by the formats that may leave out notes.
  func shows(_ severity: Severity) -> Bool { severity != .note || showsNotes }

  /// The address of the page about `rule`.
  func page(of rule: RuleID) -> String? { documentation.map { "\($0)\(rule).md" } }
}
