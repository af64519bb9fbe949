internal import NavLint
internal import SourceText

/// The report for people: each diagnostic with the lines it is about.
struct TextReporter: Reporter {
  private let options: ReportOptions
  private let painter: Painter
  private var uncheckedCount = 0

  init(options: ReportOptions) {
    self.options = options
    painter = Painter(usesColor: options.usesColor, usesHyperlinks: options.usesHyperlinks)
  }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    if file.status != .checked { uncheckedCount += 1 }
    if case .unreadable(let reason) = file.status {
      let message = ": `\(file.path.visible)` cannot be read: \(reason.visible)"
      stream.write("\(painter.paint("error", .error))\(painter.paint(message, .strong))\n\n")
    }
    let shown = file.diagnostics.filter { options.shows($0.severity) }
    guard !shown.isEmpty else { return }
    let places = Places(file)
    for diagnostic in shown {
      write(diagnostic, places, into: &stream)
      stream.drain()
    }
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    guard !options.isQuiet else { return }
    let checked = counted(summary.files - uncheckedCount, "file")
    var text = "checked \(checked): \(summary.findings(withNotes: options.showsNotes))"
    if uncheckedCount > 0 { text += "; \(uncheckedCount) not checked" }
    if let fixable = summary.fixableWords { text += "; \(fixable)" }
    if summary.suppressed > 0 { text += "; \(summary.suppressed) suppressed" }
    if let hidden = summary.hiddenNotes(options) { text += "; \(hidden)" }
    stream.write("\(painter.paint(text, .strong))\n")
  }

  private func write(_ diagnostic: Diagnostic, _ places: Places, into stream: inout ReportStream) {
    let style = Style(diagnostic.severity)
    let rule = painter.link(
      diagnostic.rule.rawValue.visible, to: options.address(of: diagnostic.rule))
    let head = painter.paint("\(diagnostic.severity)[\(rule)]", style)
    let message = painter.paint(": \(diagnostic.message.visible)", .strong)
    stream.write("\(head)\(message)\n")

    let starts = [diagnostic.range.start] + diagnostic.related.map(\.range.start)
    let lastLine = starts.map { places.location(of: $0).line }.max() ?? 1
    var drawing = PlaceDrawing(
      places: places, gutter: Gutter(digits: String(lastLine).count, painter: painter),
      terminalWidth: options.terminalWidth)
    drawing.draw(diagnostic.range, "^", style, diagnostic.label ?? "")
    for place in diagnostic.related {
      drawing.draw(place.range, "-", .frame, place.message)
    }
    drawing.close(diagnostic.footers(explainedBy: topic(of: diagnostic)))
    stream.write(drawing.text)
  }

  /// What `explain` takes to say more: the rule where a policy speaks, else the field.
  private func topic(of diagnostic: Diagnostic) -> String? {
    let rule = diagnostic.rule.rawValue
    let isOwn = options.description(of: diagnostic.rule) != nil
    if diagnostic.policy != nil {
      return (isOwn ? [] : options.policies.map { "--policy \($0) " }).joined() + rule
    }
    return diagnostic.field ?? (isOwn ? rule : nil)
  }
}

extension Diagnostic {
  /// The lines below the source: what to do, and the `topic` of `explain` that says more.
  fileprivate func footers(explainedBy topic: String?) -> [String] {
    var lines: [String] = []
    if let help { lines.append("help: \(help)") }
    for fix in fixes {
      lines.append("\(fix.applicability == .safe ? "fix" : "unsafe fix"): \(fix.title)")
    }
    if let policy {
      lines.append("policy: \(policy)" + (references.first.map { "   see: \($0)" } ?? ""))
    }
    let more = [
      expected?.defaultValue.map { "default: \($0)" }, topic.map { "docs: navlint explain \($0)" },
    ].compactMap(\.self)
    if !more.isEmpty { lines.append(more.joined(separator: "   ")) }
    return lines
  }
}
