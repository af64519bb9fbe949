import NavLint
import NavReporters
package import Platform
package import SourceText

extension Generators {
  /// What stands beside each example: its canonical JSON, or the report on a broken one.
  static let examples = Generator(folder: nil) { root in
    let good = try Examples.sources(in: "examples", suffix: ".nav.yaml", of: root)
    let broken = try Examples.sources(in: "examples/broken", suffix: ".yaml", of: root)
    return try good.flatMap(Examples.canonicalFiles) + broken.map(Examples.report)
  }
}

/// The documents of examples/.
package enum Examples {
  /// The files of a folder of the repository at `root`, their paths relative to it.
  package static func sources(
    in folder: FilePath, suffix: String, of root: FilePath
  ) throws -> [SourceFile] {
    try FileSystem.entries(of: root.appending(folder)).map { folder.appending($0.name) }
      .filter { $0.displayText.hasSuffix(suffix) }
      .map { path in
        SourceFile(path: path.displayText, bytes: try FileSystem.read(root.appending(path)))
      }
  }

  /// What `navlint convert --output-dir . --final-newline` writes.
  static func canonicalFiles(of source: SourceFile) throws -> [GeneratedFile] {
    let conversion = Converter(layout: CanonicalLayout(endsWithNewline: true))
      .convert(Linter().lint(source))
    guard conversion.faulty.isEmpty else { throw ChoreError("\(source.path) has errors") }
    let stem = source.path.dropLast(".nav.yaml".count)
    return conversion.documents.map { document in
      let number = conversion.documents.count == 1 ? "" : ".\(document.number)"
      return GeneratedFile(
        path: "\(stem)\(number).json", text: String(decoding: document.bytes, as: UTF8.self))
    }
  }

  /// What `navlint check` prints about a broken example.
  static func report(on source: SourceFile) -> GeneratedFile {
    let result = Linter().lint(source)
    let file = FileReport(path: source.path, source: source, diagnostics: result.diagnostics)
    var summary = ReportSummary()
    summary.add(file)
    var reporter = ReportFormat.text.makeReporter(
      options: ReportOptions(version: "", rules: RuleRegistry.descriptions))
    var stream = ReportStream()
    reporter.begin(into: &stream)
    reporter.add(file, into: &stream)
    reporter.finish(summary, into: &stream)
    return GeneratedFile(
      path: source.path.dropLast(".yaml".count) + ".txt",
      text: String(decoding: stream.bytes, as: UTF8.self))
  }
}
