internal import NavLint
internal import SourceText

/// TAP 14: a test point a file, its diagnostics as YAML below it.
///
/// A file with errors or warnings is `not ok`; one with notes alone is `ok`.
struct TAPReporter: Reporter {
  private var count = 0

  func begin(into stream: inout ReportStream) { stream.write("TAP version 14\n") }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    count += 1
    let isOK = file.diagnostics.allSatisfy { $0.severity == .note }
    let point = "\(count) - \(Self.description(file.path))"
    switch file.status {
    case .unreadable(let reason):
      let message = Self.quoted("cannot be read: \(reason)")
      stream.write("not ok \(point)\n  ---\n  message: \(message)\n  severity: fail\n  ...\n")
    case .skipped: stream.write("ok \(point) # SKIP\n")
    case .checked: stream.write("\(isOK ? "ok" : "not ok") \(point)\n")
    }
    guard !file.diagnostics.isEmpty else { return }
    stream.write("  ---\n  diagnostics:\n")
    let places = Places(file)
    for diagnostic in file.diagnostics {
      let start = places.location(of: diagnostic.range.start)
      stream.write("    - severity: \(diagnostic.severity)\n")
      stream.write("      rule: \(Self.quoted(diagnostic.rule.rawValue))\n")
      stream.write("      message: \(Self.quoted(diagnostic.message))\n")
      stream.write("      line: \(start.line)\n      column: \(start.column)\n")
      stream.drain()
    }
    stream.write("  ...\n")
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("1..\(count)\n")
  }

  /// `text` as the description of a test point, where `#` begins a directive.
  private static func description(_ text: String) -> String {
    var escaped = ""
    for character in text.visible {
      if character == "\\" || character == "#" { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  /// `text` as a double-quoted YAML scalar, in which nothing is hidden.
  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text.visible)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
