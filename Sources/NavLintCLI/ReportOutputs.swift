import NavLint
import NavReporters
import Platform
import SourceText

/// The reports of one run, each on its way to standard output or a file.
final class ReportOutputs {
  private var reports: [Report] = []
  private(set) var summary = ReportSummary()

  /// Whether somebody reads the text report as it is written.
  var showsText: Bool { reports.contains { $0.format == .text && $0.file == nil } }

  private struct Report {
    let format: ReportFormat
    var reporter: any Reporter
    var stream: ReportStream
    let file: OutputFile?
    let failure: FailureBox

    mutating func begin() { reporter.begin(into: &stream) }

    mutating func add(_ file: FileReport) { reporter.add(file, into: &stream) }

    mutating func finish(_ summary: ReportSummary) {
      reporter.finish(summary, into: &stream)
      stream.flush()
    }
  }

  /// Keeps the first error of a sink that a reporter cannot throw.
  private final class FailureBox {
    var error: FileError?
  }

  /// No report at all.
  static var none: ReportOutputs { ReportOutputs() }

  private init() {}

  /// Opens the outputs of `requests`, those without a file on `sink`; nothing is written yet.
  init(
    _ requests: [ReportRequest], _ options: ReportOptions, sink standard: OutputSink
  ) throws(FileError) {
    for request in requests {
      let file: OutputFile?
      if let path = request.file { file = try Self.open(path) } else { file = nil }
      let sink = file?.sink ?? standard
      let failure = FailureBox()
      var options = options
      if request.file != nil {
        options.usesColor = false
        options.usesHyperlinks = false
        options.terminalWidth = nil
      }
      reports.append(
        Report(
          format: request.format, reporter: request.format.makeReporter(options: options),
          stream: ReportStream { bytes in
            do throws(FileError) { try sink.write(bytes) } catch {
              failure.error = failure.error ?? error
            }
          },
          file: file, failure: failure))
    }
  }

  /// Opens the file of a report; what fails in its folder is told of the file.
  private static func open(_ path: FilePath) throws(FileError) -> OutputFile {
    do throws(FileError) {
      return try OutputFile(path)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  func begin() throws(FileError) {
    for index in reports.indices { reports[index].begin() }
    try check()
  }

  func add(_ file: FileReport) throws(FileError) {
    summary.add(file)
    for index in reports.indices { reports[index].add(file) }
    try check()
  }

  /// Hands on what is written so far to reports without a file.
  func show() throws(FileError) {
    for index in reports.indices where reports[index].file == nil { reports[index].stream.flush() }
    try check()
  }

  /// Writes what stands at the end and gives files their names.
  func finish() throws(FileError) {
    for index in reports.indices { reports[index].finish(summary) }
    try check()
    for report in reports { try report.file?.finish() }
  }

  private func check() throws(FileError) {
    for report in reports {
      if let error = report.failure.error { throw error }
    }
  }
}
