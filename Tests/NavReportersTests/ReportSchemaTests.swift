import Foundation
import NavReporters
import SourceText
import Testing

@Suite struct ReportSchemaTests {
  private let schema: JSONValue

  init() throws { schema = try JSONValue(parsing: ReportSchema.text) }

  private func failures(_ report: JSONValue, _ definition: String? = nil) -> [String] {
    var validation = SchemaValidation(schema)
    let part = definition.flatMap { schema["definitions"]?[$0] } ?? schema
    validation.check(report, part)
    return validation.failures
  }

  @Test func fileIsTheSame() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appending(path: "schemas/report.schema.json")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text == ReportSchema.text, "write what `navlint schema --report` prints to \(url)")
  }

  @Test func reportIsValid() throws {
    #expect(failures(try JSONValue(parsing: Sample.render(.json))) == [])
    #expect(failures(try JSONValue(parsing: Sample.render(.json, files: []))) == [])
  }

  @Test func linesAreValid() throws {
    let lines = Sample.render(.ndjson).split(separator: "\n").map(String.init)
    #expect(lines.count == Sample.files.count + 1)
    for line in lines.dropLast() {
      #expect(failures(try JSONValue(parsing: line), "file") == [])
    }
    let last = try JSONValue(parsing: try #require(lines.last))
    #expect(failures(try #require(last["summary"]), "summary") == [])
  }

  @Test(arguments: [
    (#"{"version":1}"#, [" lacks tool", " lacks files", " lacks summary"]),
    (
      #"{"version":2,"tool":{"name":"navlint","version":"1"},"files":[],"summary":{}}"#,
      [
        "/version is not the constant", "/summary lacks files", "/summary lacks errors",
        "/summary lacks warnings", "/summary lacks notes", "/summary lacks suppressed",
        "/summary lacks fixable",
      ]
    ),
    (
      #"{"version":1,"tool":{"name":"navlint","version":"1"},"extra":0,"files":[{"path":1,"#
        + #""status":"unreadable","diagnostics":[]}],"summary":{"files":-1,"errors":0,"#
        + #""warnings":0,"notes":0,"suppressed":0,"fixable":0.5}}"#,
      [
        " must not have extra", "/files/0/path has another type", "/files/0 lacks reason",
        "/summary/files is below the minimum", "/summary/fixable has another type",
      ]
    ),
  ])
  func otherIsNot(report: String, expected: [String]) throws {
    #expect(failures(try JSONValue(parsing: report)).sorted() == expected.sorted())
  }

  @Test func enumerationsAreComplete() {
    let properties = schema["definitions"]?["diagnostic"]?["properties"]
    #expect(
      properties?["severity"]?["enum"]?.elements.compactMap(\.string)
        == Severity.allCases.map(\.rawValue))
    #expect(
      properties?["category"]?["enum"]?.elements.compactMap(\.string)
        == RuleCategory.allCases.map(\.rawValue))
  }
}
