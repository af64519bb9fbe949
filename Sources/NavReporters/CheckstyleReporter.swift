internal import NavLint
internal import SourceText

/// Checkstyle's XML: an element a file, an element a diagnostic.
struct CheckstyleReporter: Reporter {
  func begin(into stream: inout ReportStream) {
    stream.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  func add(_ file: FileReport, into stream: inout ReportStream) {
    stream.write("  <file name=\"\(file.path.escapedForXML)\">\n")
    if case .unreadable(let reason) = file.status {
      Self.write(
        SourceLocation(line: 1, column: 1), "error", "cannot be read: \(reason)", "unreadable",
        into: &stream)
    }
    if !file.diagnostics.isEmpty {
      let places = Places(file)
      for diagnostic in file.diagnostics {
        let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
        Self.write(
          places.location(of: diagnostic.range.start), severity, diagnostic.message,
          diagnostic.rule.rawValue, into: &stream)
        stream.drain()
      }
    }
    stream.write("  </file>\n")
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("</checkstyle>\n")
  }

  private static func write(
    _ place: SourceLocation, _ severity: String, _ message: String, _ rule: String,
    into stream: inout ReportStream
  ) {
    stream.write(
      "    <error line=\"\(place.line)\" column=\"\(place.column)\" severity=\"\(severity)\""
        + " message=\"\(message.escapedForXML)\" source=\"navlint.\(rule.escapedForXML)\"/>\n")
  }
}
