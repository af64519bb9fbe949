import Foundation
import NavLint
import SourceText
import TestSupport

/// What a run of a case showed, however it was run.
struct CaseOutcome {
  /// A diagnostic as the JSON report shows it.
  struct Finding {
    let path: String
    let line: Int
    let column: Int
    let severity: Severity
    let rule: String
    let facts: [String]
    /// Message, help and fix-its.
    let words: String
    let related: [(line: Int, column: Int)]
  }

  var exitStatus: Int
  var findings: [Finding]?
  var standardOutput = ""
  var standardError = ""
  /// Path and status of each file of the JSON report.
  var files: [(path: String, status: String)]?

  /// Lints a file through the library.
  init(linting file: URL, usesSchema: Bool) throws {
    var options = LintOptions()
    options.usesSchema = usesSchema
    let bytes = try [UInt8](Data(contentsOf: file))
    let source = SourceFile(path: file.lastPathComponent, bytes: bytes)
    let lines = LineIndex(source)
    let diagnostics = Linter(options).lint(source).diagnostics
    exitStatus = diagnostics.contains { $0.severity == .error } ? 1 : 0
    findings = diagnostics.map { Finding($0, source.path, lines) }
  }
}

extension CaseOutcome {
  /// Reads what the program wrote; findings only from a JSON report.
  init(_ run: CommandRun) {
    exitStatus = Int(run.status)
    standardOutput = run.output
    standardError = run.errorOutput
    guard let report = try? JSONDecoder().decode(JSONReport.self, from: Data(run.standardOutput))
    else { return }
    files = report.files.map { ($0.path, $0.status) }
    findings = report.files.flatMap { file in file.diagnostics.map { Finding($0, file.path) } }
  }
}

extension CaseOutcome.Finding {
  fileprivate init(_ diagnostic: JSONReport.Diagnostic, _ path: String) {
    self.path = path
    line = diagnostic.range.start.line
    column = diagnostic.range.start.column
    severity = Severity(rawValue: diagnostic.severity) ?? .error
    rule = diagnostic.rule
    facts = diagnostic.facts ?? []
    let fixes = (diagnostic.fixes ?? []).flatMap { [$0.title] + $0.edits.map(\.text) }
    words = ([diagnostic.message, diagnostic.help ?? ""] + fixes).joined(separator: "\n")
    related = (diagnostic.related ?? []).map { ($0.range.start.line, $0.range.start.column) }
  }

  init(_ diagnostic: Diagnostic, _ path: String, _ lines: LineIndex) {
    let start = lines.location(of: diagnostic.range.start)
    self.path = path
    line = start.line
    column = start.column
    severity = diagnostic.severity
    rule = diagnostic.rule.rawValue
    facts = diagnostic.facts
    let fixes = diagnostic.fixes.flatMap { [$0.title] + $0.edits.map(\.text) }
    words = ([diagnostic.message, diagnostic.help ?? ""] + fixes).joined(separator: "\n")
    related = diagnostic.related.map { related in
      let start = lines.location(of: related.range.start)
      return (start.line, start.column)
    }
  }
}

extension CaseOutcome.Finding: CustomStringConvertible {
  var description: String {
    "\(path):\(line):\(column) \(severity)[\(rule)] \(words.prefix { $0 != "\n" }) \(facts)"
  }
}

/// What the cases need of the JSON report.
private struct JSONReport: Decodable {
  struct Place: Decodable {
    let line: Int
    let column: Int
  }
  struct Range: Decodable { let start: Place }
  struct Related: Decodable { let range: Range }
  struct Edit: Decodable { let text: String }
  struct Fix: Decodable {
    let title: String
    let edits: [Edit]
  }
  struct Diagnostic: Decodable {
    let rule: String
    let severity: String
    let message: String
    let help: String?
    let facts: [String]?
    let range: Range
    let related: [Related]?
    let fixes: [Fix]?
  }
  struct File: Decodable {
    let path: String
    let status: String
    let diagnostics: [Diagnostic]
  }
  let files: [File]
}
