internal import NavLint
internal import SourceText

/// The parts of the JSON report, version 1; `ReportSchema` describes them.
enum JSONReport {
  /// Appends the members that say what the report is.
  static func appendTool(_ options: ReportOptions, to bytes: inout [UInt8]) {
    bytes += #""version":1,"tool":"#.utf8
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("name", "navlint")
        json.member("version", options.version)
      }
    }
  }

  /// Appends the member with the totals.
  static func append(_ summary: ReportSummary, to bytes: inout [UInt8]) {
    bytes += #""summary":"#.utf8
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("files", summary.files)
        json.member("errors", summary.errors)
        json.member("warnings", summary.warnings)
        json.member("notes", summary.notes)
        json.member("suppressed", summary.suppressed)
        json.member("fixable", summary.fixable)
      }
    }
  }

  /// Appends the object of `file`, diagnostic by diagnostic.
  static func append(_ file: FileReport, to stream: inout ReportStream) {
    stream.write(#"{"path":"#)
    JSONWriter.append(to: &stream.bytes) { $0.value(file.path) }
    stream.write(#","status":"\#(file.status.name)","#)
    if case .unreadable(let reason) = file.status {
      stream.write(#""reason":"#)
      JSONWriter.append(to: &stream.bytes) { $0.value(reason) }
      stream.write(",")
    }
    stream.write(#""diagnostics":["#)
    if !file.diagnostics.isEmpty {
      let writer = DiagnosticWriter(places: Places(file))
      for (index, diagnostic) in file.diagnostics.enumerated() {
        if index > 0 { stream.write(",") }
        JSONWriter.append(to: &stream.bytes) { writer.write(diagnostic, to: &$0) }
        stream.drain()
      }
    }
    stream.write("]}")
  }
}

extension FileReport.Status {
  fileprivate var name: String {
    switch self {
    case .checked: "checked"
    case .unreadable: "unreadable"
    case .skipped: "skipped"
    }
  }
}

/// Writes the diagnostics of one file.
private struct DiagnosticWriter {
  let places: Places

  func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", diagnostic.rule.rawValue)
      json.member("category", diagnostic.category.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.member("help", diagnostic.help)
      json.member("pointer", diagnostic.pointer)
      json.member("document", diagnostic.document)
      json.member("range") { write(diagnostic.range, to: &$0) }
      writeRelated(diagnostic.related, to: &json)
      writeFixes(diagnostic.fixes, to: &json)
      if let expected = diagnostic.expected {
        json.member("expected") { write(expected, to: &$0) }
      }
      json.member("facts", diagnostic.facts.nonEmpty)
      json.member("policy", diagnostic.policy)
      json.member("references", diagnostic.references.nonEmpty)
    }
  }

  private func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("start") { writePosition(range.start, to: &$0) }
      json.member("end") { writePosition(range.end, to: &$0) }
    }
  }

  private func writePosition(_ offset: Int, to json: inout JSONWriter) {
    let location = places.location(of: offset)
    json.object { json in
      json.member("line", location.line)
      json.member("column", location.column)
      json.member("offset", places.fileOffset(of: offset))
    }
  }

  private func writeRelated(_ related: [RelatedLocation], to json: inout JSONWriter) {
    guard !related.isEmpty else { return }
    json.name("related")
    json.array(related) { json, place in
      json.object { json in
        json.member("path", places.path)
        json.member("message", place.message)
        json.member("range") { write(place.range, to: &$0) }
      }
    }
  }

  private func writeFixes(_ fixes: [FixIt], to json: inout JSONWriter) {
    guard !fixes.isEmpty else { return }
    json.name("fixes")
    json.array(fixes) { json, fix in
      json.object { json in
        json.member("title", fix.title)
        json.member("applicability", fix.applicability.rawValue)
        json.name("edits")
        json.array(fix.edits) { json, edit in
          json.object { json in
            json.member("range") { write(edit.range, to: &$0) }
            json.member("text", edit.text)
          }
        }
      }
    }
  }

  private func write(_ expected: Expected, to json: inout JSONWriter) {
    json.object { json in
      json.member("type", expected.type)
      json.member("values", expected.values.nonEmpty)
      json.member("minimum", expected.minimum)
      json.member("maximum", expected.maximum)
      json.member("default", expected.defaultValue)
    }
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
