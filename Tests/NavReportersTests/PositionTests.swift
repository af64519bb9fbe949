import NavLint
import SourceText
import Testing

@testable import NavReporters

/// One place in the units of each format.
@Suite struct PositionTests {
  @Test func rdjsonCountsBytes() throws {
    let report = try JSONValue(parsing: Sample.render(.rdjson, files: [Sample.wide]))
    let starts = report["diagnostics"]?.elements.compactMap {
      $0["location"]?["range"]?["start"]?["column"]?.number
    }
    #expect(starts == [9, 28, 28])
  }

  @Test func jsonCountsBytesOfTheFile() throws {
    let report = try JSONValue(parsing: Sample.render(.json, files: [Sample.utf16]))
    let range = report["files"]?[0]?["diagnostics"]?[0]?["range"]
    #expect(range?["start"]?["offset"]?.number == 26)
    #expect(range?["end"]?["offset"]?.number == 32)
    #expect(range?["start"]?["column"]?.number == 7)
  }

  /// Beyond the checkpoints too.
  @Test func fileOffsetsAgree() {
    let text = String(repeating: "ä🗼a東\n", count: 100)
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = Sample.report("a", bytes) { _ in [] }
    let places = Places(file)
    let source = places.source
    let differing = source.text.indices.filter {
      places.fileOffset(of: $0) != source.fileOffset(of: $0)
    }
    #expect(differing == [])
    #expect(places.fileOffset(of: source.text.count) == bytes.count)
  }

  /// A diagnostic about a file whose text is not at hand still has a place.
  @Test(arguments: ReportFormat.allCases)
  func withoutText(format: ReportFormat) {
    let file = FileReport(
      path: "gone.nav.yaml",
      diagnostics: [
        Diagnostic(
          rule: "x", category: .yaml, severity: .error, message: "m",
          range: SourceRange(start: 50, end: 60),
          related: [RelatedLocation(message: "r", range: SourceRange(start: 7, end: 9))])
      ])
    #expect(Sample.render(format, files: [file]).contains("gone.nav.yaml"))
  }
}

@Suite struct ReportStreamTests {
  @Test func handsOnPieceByPiece() {
    var pieces: [[UInt8]] = []
    var stream = ReportStream { pieces.append($0) }
    var reporter = ReportFormat.json.makeReporter(options: Sample.options)
    var summary = ReportSummary()
    reporter.begin(into: &stream)
    let files = Array(repeating: Sample.files, count: 30).flatMap(\.self)
    for file in files {
      summary.add(file)
      reporter.add(file, into: &stream)
    }
    reporter.finish(summary, into: &stream)
    stream.flush()
    #expect(pieces.count > 1)
    #expect(pieces.dropLast().allSatisfy { $0.count >= 65_536 && $0.count < 80_000 })
    #expect(
      String(decoding: pieces.joined(), as: UTF8.self) == Sample.render(.json, files: files))
  }

  @Test func markdownStopsBeforeTheLimit() {
    let reporter = MarkdownReporter(options: Sample.options, sizeLimit: 600)
    let report = Sample.render(reporter)
    #expect(report.hasSuffix("\n17 more are not shown here.\n"))
    #expect(report.contains("12 errors, 4 warnings, 2 notes"))
  }
}
