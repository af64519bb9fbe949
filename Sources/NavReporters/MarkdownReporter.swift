internal import NavLint
internal import SourceText

/// Markdown for the summary of a CI job: totals, then a table.
///
/// The table is kept until the end, as the totals stand before it. GitHub drops a summary of
/// more than one mebibyte, so rows beyond `sizeLimit` are counted instead.
struct MarkdownReporter: Reporter {
  private let options: ReportOptions
  private let sizeLimit: Int
  private var rows: [UInt8] = []
  private var leftOutCount = 0

  init(options: ReportOptions, sizeLimit: Int = 900_000) {
    self.options = options
    self.sizeLimit = sizeLimit
  }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    if case .unreadable(let reason) = file.status {
      addRow("**error**", file.path, nil, "cannot be read: \(reason)".markdown)
    }
    guard !file.diagnostics.isEmpty else { return }
    let places = Places(file)
    for diagnostic in file.diagnostics {
      let severity =
        diagnostic.severity == .error ? "**error**" : diagnostic.severity.rawValue
      let place = places.location(of: diagnostic.range.start)
      addRow(
        severity, "\(file.path):\(place.line):\(place.column)", diagnostic.rule,
        ([diagnostic.message, diagnostic.help].compactMap(\.self)
          + diagnostic.fixes.prefix(1).map { "Fix: \($0.title)" })
          .map(\.markdown).joined(separator: "<br>"))
    }
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("### navlint: \(summary.findings(withNotes: true))\n\n")
    stream.write("\(counted(summary.files, "file"))")
    if let fixable = summary.fixableWords { stream.write(", \(fixable)") }
    if summary.suppressed > 0 { stream.write(", \(summary.suppressed) suppressed") }
    stream.write(".\n")
    guard !rows.isEmpty else { return }
    stream.write("\n| Severity | Place | Rule | Message |\n| --- | --- | --- | --- |\n")
    stream.bytes += rows
    if leftOutCount > 0 { stream.write("\n\(leftOutCount) more are not shown here.\n") }
  }

  private mutating func addRow(
    _ severity: String, _ place: String, _ rule: RuleID?, _ message: String
  ) {
    let page = rule.flatMap(options.page)
    let name = rule.map { $0.rawValue.markdownCode } ?? ""
    let link = page.map { "[\(name)](\($0))" } ?? name
    let row = "| \(severity) | \(place.markdownCode) | \(link) | \(message) |\n"
    if leftOutCount == 0, rows.count + row.utf8.count <= sizeLimit {
      rows += row.utf8
    } else {
      leftOutCount += 1
    }
  }
}

extension String {
  /// The text as Markdown: what stands between backticks as code, nothing else with a meaning.
  fileprivate var markdown: String {
    codeSegments.map { $0.isCode ? $0.text.markdownCode : $0.text.escapedForMarkdown("&#8203;") }
      .joined()
  }

  /// The text as code, in which nothing has a meaning.
  fileprivate var markdownCode: String { "<code>\(escapedForMarkdown(""))</code>" }

  /// Escapes what could mean something to Markdown or HTML.
  ///
  /// `separator`, put behind `@` and `#`, keeps GitHub from reading names and numbers there.
  private func escapedForMarkdown(_ separator: String) -> String {
    var escaped = ""
    for scalar in visible.unicodeScalars {
      if "\\`*_{}[]<>#+!|~:&@$\"".unicodeScalars.contains(scalar) {
        escaped += "&#\(scalar.value);"
        if scalar == "@" || scalar == "#" { escaped += separator }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
