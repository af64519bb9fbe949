internal import NavLint
internal import SourceText

/// GitLab's Code Quality report: a bare array.
struct GitLabReporter: Reporter {
  private var elements = JSONElements()

  func begin(into stream: inout ReportStream) { stream.write("[") }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    var fingerprints = Fingerprints(path: file.path)
    if case .unreadable(let reason) = file.status {
      let fingerprint = fingerprints.next("unreadable", at: "", reason)
      elements.append(to: &stream.bytes) { json in
        json.member("description", "cannot be read: \(reason)")
        json.member("check_name", "unreadable")
        json.member("fingerprint", fingerprint)
        json.member("severity", "blocker")
        Self.writeLocation(file.path, line: 1, to: &json)
      }
    }
    guard !file.diagnostics.isEmpty else { return }
    let places = Places(file)
    for diagnostic in file.diagnostics {
      let fingerprint = fingerprints.next(diagnostic)
      elements.append(to: &stream.bytes) { json in
        json.member("description", "\(diagnostic.rule): \(diagnostic.message)")
        json.member("check_name", diagnostic.rule.rawValue)
        json.member("fingerprint", fingerprint)
        json.member("severity", Self.severity(diagnostic.severity))
        let line = places.location(of: diagnostic.range.start).line
        Self.writeLocation(file.path, line: line, to: &json)
      }
      stream.drain()
    }
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("\n]\n")
  }

  private static func writeLocation(_ path: String, line: Int, to json: inout JSONWriter) {
    json.member("location") { json in
      json.object { json in
        json.member("path", path)
        json.member("lines") { $0.object { $0.member("begin", line) } }
      }
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
