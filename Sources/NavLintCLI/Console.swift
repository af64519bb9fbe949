import NavLint
import NavReporters
package import Platform
import SourceText
import YAMLTree

/// The streams and the environment of a run: reports go to standard output, all else to errors.
package struct Console {
  package let output: OutputSink
  package let errors: OutputSink
  package let environment: Environment
  package var isQuiet = false

  /// The process's own streams and environment.
  package static func process() -> Console {
    Console(
      output: OutputSink(.output), errors: OutputSink(.error), environment: .process)
  }

  /// Says what went wrong; a standard error that is gone changes nothing.
  package func fail(_ sentence: String) { write("error", sentence) }

  /// Says what is worth knowing, unless only the report is wanted.
  package func note(_ sentence: String) {
    if !isQuiet { write("note", sentence) }
  }

  private func write(_ kind: String, _ sentence: String) {
    var line = Array("navlint: \(kind): ".utf8)
    line.appendVisible(sentence)
    line.append(UInt8(ascii: "\n"))
    try? errors.write(line)
    try? errors.flush()
  }

  /// Whether colours go to `stream`: asked for, else by NO_COLOR, FORCE_COLOR and the terminal.
  func usesColor(_ choice: ColorChoice?, on stream: StandardStream = .output) -> Bool {
    switch choice ?? .auto {
    case .always: return true
    case .never: return false
    case .auto:
      if environment.nonEmpty("NO_COLOR") != nil { return false }
      if environment.nonEmpty("FORCE_COLOR") ?? environment.nonEmpty("CLICOLOR_FORCE") != nil {
        return environment.nonEmpty("FORCE_COLOR") != "0"
      }
      return stream.isTerminal && environment["TERM"] != "dumb"
    }
  }
}

extension Console {
  /// Shows what is wrong in settings or policy files.
  func show(_ faults: [Settings.Fault]) -> CommandFailure {
    for fault in faults { show(fault.diagnostics, of: fault.source) }
    return .reported
  }

  /// Shows diagnostics of a settings or policy file on standard error.
  func show(_ diagnostics: [Diagnostic], of source: SourceFile) {
    var options = ReportOptions(version: navlintVersion, rules: RuleRegistry.descriptions)
    options.isQuiet = true
    options.showsNotes = true
    // `explain` knows the fields of documents.
    let diagnostics = diagnostics.sorted { $0.range.start < $1.range.start }.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.field = nil
      // `--fix` mends documents alone.
      diagnostic.fixes = []
      return diagnostic
    }
    var reporter = ReportFormat.text.makeReporter(options: options)
    var stream = ReportStream()
    reporter.add(
      FileReport(
        path: source.path, source: source, diagnostics: diagnostics,
        secrets: SecretKeys.values(in: YAMLStream.compose(source))),
      into: &stream)
    try? errors.write(stream.bytes)
    try? errors.flush()
  }
}
