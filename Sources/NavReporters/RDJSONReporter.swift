internal import NavLint
internal import SourceText

/// reviewdog's Diagnostic Format: columns are counted in bytes of UTF-8.
struct RDJSONReporter: Reporter {
  private let options: ReportOptions
  private var elements = JSONElements()

  init(options: ReportOptions) { self.options = options }

  func begin(into stream: inout ReportStream) {
    stream.write(#"{"source":{"name":"navlint"},"diagnostics":["#)
  }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    if case .unreadable(let reason) = file.status {
      elements.append(to: &stream.bytes) { json in
        json.member("message", "cannot be read: \(reason)")
        json.member("severity", "ERROR")
        json.member("location") { $0.object { $0.member("path", file.path) } }
      }
    }
    guard !file.diagnostics.isEmpty else { return }
    let places = Places(file)
    for diagnostic in file.diagnostics {
      let page = options.page(of: diagnostic.rule)
      elements.append(to: &stream.bytes) { json in
        Self.write(diagnostic, page, places, to: &json)
      }
      stream.drain()
    }
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("\n]}\n")
  }

  private static func write(
    _ diagnostic: Diagnostic, _ page: String?, _ places: Places, to json: inout JSONWriter
  ) {
    json.member("message", diagnostic.message)
    json.member("severity", severity(diagnostic.severity))
    json.member("location") { places.writePlace(of: diagnostic.range, to: &$0) }
    json.member("code") { json in
      json.object { json in
        json.member("value", diagnostic.rule.rawValue)
        json.member("url", page)
      }
    }
    // A suggestion is applied by itself, so a fix of several edits cannot be one.
    let edits = diagnostic.fixes.compactMap { $0.edits.count == 1 ? $0.edits.first : nil }
    if !edits.isEmpty {
      json.name("suggestions")
      json.array(edits) { json, edit in
        json.object { json in
          json.member("range") { places.write(edit.range, to: &$0) }
          json.member("text", edit.text)
        }
      }
    }
    guard !diagnostic.related.isEmpty else { return }
    json.name("related_locations")
    json.array(diagnostic.related) { json, place in
      json.object { json in
        json.member("message", place.message)
        json.member("location") { places.writePlace(of: place.range, to: &$0) }
      }
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}

extension Places {
  fileprivate func writePlace(of range: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", path)
      json.member("range") { write(range, to: &$0) }
    }
  }

  fileprivate func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("start") { writePosition(range.start, to: &$0) }
      json.member("end") { writePosition(range.end, to: &$0) }
    }
  }

  private func writePosition(_ offset: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("line", location(of: offset).line)
      json.member("column", byteColumn(of: offset))
    }
  }
}
