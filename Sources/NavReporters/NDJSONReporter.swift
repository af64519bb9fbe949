internal import NavLint
internal import SourceText

/// The file objects of the JSON report, one a line, then a line with the summary.
struct NDJSONReporter: Reporter {
  private let options: ReportOptions

  init(options: ReportOptions) { self.options = options }

  func add(_ file: FileReport, into stream: inout ReportStream) {
    JSONReport.append(file, to: &stream)
    stream.write("\n")
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("{")
    JSONReport.appendTool(options, to: &stream.bytes)
    stream.write(",")
    JSONReport.append(summary, to: &stream.bytes)
    stream.write("}\n")
  }
}
