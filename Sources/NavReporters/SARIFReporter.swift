internal import NavLint
internal import SourceText

/// SARIF 2.1.0 as code scanning services read it.
///
/// GitHub refuses a run with more than 25,000 results, so errors are written at once, warnings
/// and notes as far as there is room behind them; what is left out is counted in a notification.
struct SARIFReporter: Reporter {
  private let options: ReportOptions
  private let resultLimit: Int
  private var results = JSONElements()
  /// The warnings and notes, written already.
  private var kept: [Severity: [[UInt8]]] = [:]
  private var leftOutCount = 0
  private var rules: SARIFRules
  private var unreadable: [FileReport] = []

  init(options: ReportOptions, resultLimit: Int = 25_000) {
    self.options = options
    self.resultLimit = resultLimit
    rules = SARIFRules(options: options)
  }

  func begin(into stream: inout ReportStream) {
    stream.write(
      #"{"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"#
        + #"sarif-schema-2.1.0.json","version":"2.1.0","#
        + #""runs":[{"columnKind":"unicodeCodePoints","results":["#)
  }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    if case .unreadable = file.status { unreadable.append(file) }
    guard !file.diagnostics.isEmpty else { return }
    var writer = SARIFResultWriter(file)
    for diagnostic in file.diagnostics {
      let ruleIndex = rules.index(of: diagnostic)
      var result: [UInt8] = []
      JSONWriter.append(to: &result) { writer.write(diagnostic, ruleIndex: ruleIndex, to: &$0) }
      if diagnostic.severity == .error {
        write(result, to: &stream)
      } else if kept[diagnostic.severity, default: []].count < resultLimit {
        kept[diagnostic.severity, default: []].append(result)
      } else {
        leftOutCount += 1
      }
    }
  }

  mutating func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    for result in kept[.warning, default: []] + kept[.note, default: []] {
      write(result, to: &stream)
    }
    stream.write("\n],\n\"tool\":")
    JSONWriter.append(to: &stream.bytes) { rules.writeTool(to: &$0) }
    stream.write(",\n\"invocations\":")
    JSONWriter.append(to: &stream.bytes) { json in
      json.array { $0.object { writeInvocation(to: &$0) } }
    }
    stream.write("}]}\n")
  }

  private mutating func write(_ result: [UInt8], to stream: inout ReportStream) {
    guard results.count < resultLimit else {
      leftOutCount += 1
      return
    }
    results.separate(in: &stream.bytes)
    stream.bytes += result
    stream.drain()
  }

  private func writeInvocation(to json: inout JSONWriter) {
    json.member("executionSuccessful", unreadable.isEmpty)
    guard !unreadable.isEmpty || leftOutCount > 0 else { return }
    json.name("toolExecutionNotifications")
    json.array { json in
      for file in unreadable { Self.writeNotification(about: file, to: &json) }
      guard leftOutCount > 0 else { return }
      let text = "\(leftOutCount) results beyond the limit of \(resultLimit) are left out"
      json.object { json in
        json.member("level", "warning")
        json.member("message") { $0.object { $0.member("text", text) } }
      }
    }
  }

  private static func writeNotification(about file: FileReport, to json: inout JSONWriter) {
    guard case .unreadable(let reason) = file.status else { return }
    json.object { json in
      json.member("level", "error")
      json.member("message") { $0.object { $0.member("text", "cannot be read: \(reason)") } }
      json.member("locations") { json in
        json.array { $0.object { SARIFResultWriter.writePlace(file.uri, to: &$0) } }
      }
    }
  }
}
