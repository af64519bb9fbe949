internal import SourceText

/// One diagnostic on the page.
struct HTMLFinding {
  private let diagnostic: Diagnostic
  private let places: Places
  private let page: String?

  /// The cells of a source line that are shown.
  private static let columns = 100

  init(_ diagnostic: Diagnostic, places: Places, page: String?) {
    self.diagnostic = diagnostic
    self.places = places
    self.page = page
  }

  /// Appends the article.
  func write(to body: inout [UInt8]) {
    let severity = diagnostic.severity.rawValue
    let rule = diagnostic.rule.rawValue.escapedForHTML
    let link = page.map { "<a href=\"\($0.escapedForHTML)\">\(rule)</a>" } ?? rule
    body += "<article class=\"finding \(severity)\" data-severity=\"\(severity)\"".utf8
    body += " data-rule=\"\(rule)\">\n".utf8
    body += "<h3><span class=\"severity\">\(severity)</span> \(Self.words(diagnostic.message))".utf8
    body += "</h3>\n<p class=\"about\"><span class=\"rule\">\(link)</span> \(place)</p>\n".utf8
    body += "<pre>".utf8
    writeLine(diagnostic.range, "primary", diagnostic.label, to: &body)
    for place in diagnostic.related { writeLine(place.range, "related", place.message, to: &body) }
    body += "</pre>\n\(details)</article>\n".utf8
  }

  private var place: String {
    let start = places.location(of: diagnostic.range.start)
    let pointer =
      diagnostic.pointer.isEmpty ? "" : " <code>\(diagnostic.pointer.escapedForHTML)</code>"
    return "line \(start.line), column \(start.column)\(pointer)"
  }

  private func writeLine(
    _ range: SourceRange, _ kind: String, _ label: String?, to body: inout [UInt8]
  ) {
    let snippet = Snippet(of: range, in: places, columns: Self.columns)
    let (start, end) = (snippet.marked.lowerBound, snippet.marked.upperBound)
    func part(_ range: Range<Int>) -> String {
      String(decoding: snippet.text[range], as: UTF8.self).escapedForXML
    }
    body += "<span class=\"number\">\(snippet.line)</span>\(part(0..<start))".utf8
    body +=
      "<mark class=\"\(kind)\">\(part(start..<end))</mark>\(part(end..<snippet.text.count))".utf8
    if let label, !label.isEmpty {
      body += "<span class=\"label \(kind)\">\(Self.words(label))</span>".utf8
    }
    body += "\n".utf8
  }

  /// What is known beyond message and place, as a list of terms.
  private var details: String {
    var items: [(term: String, html: String)] = []
    if let help = diagnostic.help { items.append(("help", Self.words(help))) }
    for fix in diagnostic.fixes {
      items.append((fix.applicability == .safe ? "fix" : "unsafe fix", Self.words(fix.title)))
    }
    if let value = diagnostic.expected?.defaultValue {
      items.append(("default", "<code>\(value.escapedForHTML)</code>"))
    }
    if let policy = diagnostic.policy { items.append(("policy", policy.escapedForHTML)) }
    if !diagnostic.facts.isEmpty {
      items.append(("facts", diagnostic.facts.joined(separator: ", ").escapedForHTML))
    }
    for reference in diagnostic.references { items.append(("source", Self.link(reference))) }
    guard !items.isEmpty else { return "" }
    let rows = items.map { "<dt>\($0.term)</dt><dd>\($0.html)</dd>\n" }
    return "<dl class=\"details\">\n\(rows.joined())</dl>\n"
  }

  /// `text` with what stands between backticks as code.
  private static func words(_ text: String) -> String {
    text.codeSegments.map { segment in
      let html = segment.text.escapedForHTML
      return segment.isCode ? "<code>\(html)</code>" : html
    }.joined()
  }

  private static func link(_ address: String) -> String {
    let text = address.escapedForHTML
    return isWebAddress(address) ? "<a href=\"\(text)\">\(text)</a>" : text
  }
}
