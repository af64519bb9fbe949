import Foundation
import NavLint
import SourceText

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

extension CaseOutcome.Finding {
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
