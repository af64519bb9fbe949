package import NavLint
import NavReporters
import NavSchema
import Platform
import SourceText
import YAMLTree

/// `navlint check --records`: newline-delimited JSON in, a report record out for each line.
///
/// Lines are taken in batches, so that memory does not grow with their number.
package struct RecordsCommand {
  private static let batchSize = 512
  private static let batchByteCount = 4 << 20

  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    guard arguments.operands.isEmpty else {
      throw .failed("`--records` reads standard input; it takes no paths")
    }
    var plan = try RunPlan(arguments, console)
    // Records have no folder of their own: the settings of the working folder count.
    let (number, failOn) = try plan.linterNumber(for: "record.nav.yaml")
    try plan.checkSelectors()
    let linter = plan.linters[number]
    var hasFailure = false
    do throws(FileError) {
      var lines = InputLines(limit: linter.options.limits.fileSize)
      while true {
        let batch = try Self.nextBatch(&lines)
        if batch.isEmpty { break }
        try Workers.run(count: batch.count, jobs: arguments.jobCount) {
          switch batch[$0] {
          case .whole(let line): Self.check(line, linter)
          case .tooLong: Self.refusal(of: linter.options.limits.fileSize)
          }
        } consume: { (_, record) throws(FileError) in
          if record.worst.map({ $0 >= failOn }) ?? false { hasFailure = true }
          try console.output.write(record.json)
        }
        // An engine at the other end of the pipe waits for the answers of what it has sent.
        try console.output.flush()
      }
    } catch {
      throw .file(error)
    }
    return hasFailure && !arguments[.exitZero] ? .findings : .success
  }

  private static func nextBatch(_ lines: inout InputLines) throws(FileError) -> [InputLines.Line] {
    var batch: [InputLines.Line] = []
    var byteCount = 0
    while batch.count < batchSize, byteCount < batchByteCount, let line = try lines.next() {
      if case .whole(let bytes) = line {
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { continue }
        byteCount += bytes.count
      }
      batch.append(line)
    }
    return batch
  }

  /// The report of `linter` on the record in `line`, itself a line.
  package static func answer(to line: [UInt8], by linter: Linter) -> [UInt8] {
    check(line, linter).json
  }

  private struct Record: Sendable {
    let json: [UInt8]
    let worst: Severity?
  }

  private static func check(_ line: [UInt8], _ linter: Linter) -> Record {
    switch Self.content(of: line) {
    case .success(let source):
      let result = linter.lint(source)
      return record(
        FileReport(
          path: source.path, source: source, diagnostics: result.diagnostics,
          secrets: result.secrets, suppressedCount: result.suppressedCount))
    case .failure(let fault):
      return record(FileReport(path: fault.path, status: .unreadable(reason: fault.reason)))
    }
  }

  private static func refusal(of limit: Int) -> Record {
    let fault = Fault(reason: "the line is longer than the limit of \(limit) bytes")
    return record(FileReport(path: fault.path, status: .unreadable(reason: fault.reason)))
  }

  private static func record(_ report: FileReport) -> Record {
    var stream = ReportStream()
    var reporter = ReportFormat.ndjson.makeReporter(options: .init(version: navlintVersion))
    reporter.add(report, into: &stream)
    let isUnreadable = report.status != .checked
    return Record(
      json: stream.bytes,
      worst: isUnreadable ? .error : report.diagnostics.map(\.severity).max())
  }

  /// Why a line is no record.
  private struct Fault: Error {
    var path = "<record>"
    let reason: String
  }

  /// The document of a record `{"path": …, "content": …}`.
  private static func content(of line: [UInt8]) -> Result<SourceFile, Fault> {
    let stream = YAMLStream.compose(SourceFile(path: "<record>", bytes: line))
    if let diagnostic = stream.diagnostics.first(where: { $0.severity == .error }) {
      return .failure(Fault(reason: "the line is no JSON: \(diagnostic.message)"))
    }
    guard let root = stream.documents.first?.root, stream[root].kind == .mapping else {
      return .failure(Fault(reason: "the line is no JSON object"))
    }
    guard let path = text("path", of: root, in: stream) else {
      return .failure(Fault(reason: "the record has no text `path`"))
    }
    guard let content = text("content", of: root, in: stream) else {
      return .failure(Fault(path: path, reason: "the record has no text `content`"))
    }
    return .success(SourceFile(path: path, bytes: Array(content.utf8)))
  }

  private static func text(_ name: String, of root: NodeID, in stream: YAMLStream) -> String? {
    var key = root.successor
    while key < stream[root].next {
      let value = stream[key].next
      if stream.value(of: key).elementsEqual(name.utf8) {
        let isText = stream[value].kind == .scalar && stream[value].style != .plain
        return isText ? stream.text(of: value) : nil
      }
      key = stream[value].next
    }
    return nil
  }
}
