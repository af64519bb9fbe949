/// The formats of `--format`, by name.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case concise
  case json
  case ndjson
  case sarif
  case junit
  case github
  case gitlab
  case checkstyle
  case rdjson
  case markdown
  case html
  case tap

  /// Creates the reporter that renders this format.
  package func makeReporter(options: ReportOptions) -> any Reporter {
    switch self {
    case .text: TextReporter(options: options)
    case .concise: ConciseReporter(options: options)
    case .json: JSONReporter(options: options)
    case .ndjson: NDJSONReporter(options: options)
    case .sarif: SARIFReporter(options: options)
    case .junit: JUnitReporter()
    case .github: GitHubReporter(options: options)
    case .gitlab: GitLabReporter()
    case .checkstyle: CheckstyleReporter()
    case .rdjson: RDJSONReporter(options: options)
    case .markdown: MarkdownReporter(options: options)
    case .html: HTMLReporter(options: options)
    case .tap: TAPReporter()
    }
  }
}
