import Foundation
import NavReporters
import SourceText
import TestSupport
import Testing

/// Every format renders the same sample; what it writes is kept in Goldens/.
@Suite struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(arguments: [
    (ReportFormat.text, "text.txt"), (.concise, "concise.txt"), (.json, "report.json"),
    (.ndjson, "report.ndjson"), (.sarif, "report.sarif"), (.junit, "junit.xml"),
    (.github, "github.txt"), (.gitlab, "gitlab.json"), (.checkstyle, "checkstyle.xml"),
    (.rdjson, "rdjson.json"), (.markdown, "report.md"), (.html, "report.html"),
    (.tap, "report.tap"),
  ])
  func format(format: ReportFormat, name: String) throws {
    try compare(Sample.render(format), name)
  }

  @Test func textOnATerminal() throws {
    var options = Sample.options
    options.showsNotes = true
    options.usesColor = true
    options.usesHyperlinks = true
    options.terminalWidth = 60
    try compare(Sample.render(.text, options), "text-terminal.txt")
  }

  @Test(arguments: ReportFormat.allCases)
  func withoutFiles(format: ReportFormat) throws {
    try compare(Sample.render(format, files: []), "empty/\(format.rawValue).txt")
  }

  private func compare(_ report: String, _ name: String) throws {
    let mismatch = try Golden.mismatch(Array(report.utf8), Self.folder.appending(path: name))
    #expect(mismatch == nil)
  }
}
