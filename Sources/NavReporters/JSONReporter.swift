internal import NavLint
internal import SourceText

/// The JSON report, version 1: one object, one file a line.
struct JSONReporter: Reporter {
  private let options: ReportOptions
  private var elements = JSONElements()

  init(options: ReportOptions) { self.options = options }

  func begin(into stream: inout ReportStream) {
    stream.write("{")
    JSONReport.appendTool(options, to: &stream.bytes)
    stream.write(#","files":["#)
  }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    elements.separate(in: &stream.bytes)
    JSONReport.append(file, to: &stream)
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("\n],")
    JSONReport.append(summary, to: &stream.bytes)
    stream.write("}\n")
  }
}
