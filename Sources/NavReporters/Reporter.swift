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
  let version: String
  /// The rules that navlint brings, each of which has a page; policies may add others.
  ///
  /// Asked for only where a format describes rules: most runs need none.
  private let rules: @Sendable () -> [RuleDescription]
  /// The address of the folder with the rules' pages, with a final slash, if there is one.
  let documentation: String?
  /// Whether `text`, `concise` and `github` show notes instead of counting them.
  package var showsNotes = false
  /// Whether `text` uses the terminal's colours.
  package var usesColor = false
  /// Whether `text` links rule ids to their pages.
  package var usesHyperlinks = false
  /// The columns of the terminal; nil where there is none.
  package var terminalWidth: Int?
  /// The policy files that the command line names, of which `explain` has to be told too.
  package var policies: [String] = []
  /// Whether closing lines are left out.
  package var isQuiet = false

  /// Creates the options of a run of navlint `version`; all that is not given is off.
  package init(
    version: String, rules: @autoclosure @escaping @Sendable () -> [RuleDescription] = [],
    documentation: String? = nil
  ) {
    self.version = version
    self.rules = rules
    self.documentation = documentation
  }

  /// Whether diagnostics of `severity` are shown by the formats that may leave out notes.
  func shows(_ severity: Severity) -> Bool { severity != .note || showsNotes }

  /// What navlint knows of rule `id`.
  func description(of id: RuleID) -> RuleDescription? { rules().first { $0.id == id } }

  /// The address of the page about `rule`, else of the document that it rests on.
  func address(of rule: RuleID) -> String? {
    page(of: rule) ?? description(of: rule)?.references.first(where: isWebAddress)
  }

  /// The address of the page about `rule`, if it has one.
  func page(of rule: RuleID) -> String? {
    guard let documentation, description(of: rule) != nil else { return nil }
    return "\(documentation)\(rule).md"
  }
}
