internal import NavLint
internal import SourceText

/// Workflow commands that GitHub turns into annotations.
///
/// Encoding: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct GitHubReporter: Reporter {
  private let options: ReportOptions

  init(options: ReportOptions) { self.options = options }

  func add(_ file: FileReport, into stream: inout ReportStream) {
    let path = Self.property(file.path)
    if case .unreadable(let reason) = file.status {
      stream.write("::error file=\(path)::cannot be read: \(Self.data(reason))\n")
    }
    let shown = file.diagnostics.filter { options.shows($0.severity) }
    guard !shown.isEmpty else { return }
    let places = Places(file)
    for diagnostic in shown {
      // Only the first line: an annotation is shown below the last line that it names.
      let range = places.firstLine(of: diagnostic.range)
      let start = places.location(of: range.start)
      let end = places.location(of: range.end)
      let text = [diagnostic.message, diagnostic.help].compactMap(\.self).joined(separator: "\n")
      stream.write(
        "::\(Self.command(diagnostic.severity)) file=\(path),line=\(start.line),"
          + "endLine=\(end.line),col=\(start.column),endColumn=\(end.column),"
          + "title=\(Self.property(diagnostic.rule.rawValue))::\(Self.data(text))\n")
      stream.drain()
    }
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    if let hidden = summary.hiddenNotes(options) { stream.write("\(hidden)\n") }
  }

  private static func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func data(_ text: String) -> String { encoded(text, "%\r\n") }

  private static func property(_ text: String) -> String { encoded(text, "%\r\n:,") }

  private static func encoded(_ text: String, _ special: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        bytes += "%\(digits.count < 2 ? "0" : "")\(digits)".utf8
      } else {
        bytes.appendVisible(scalar)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
