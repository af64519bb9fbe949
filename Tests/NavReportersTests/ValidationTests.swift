import Foundation
import NavLint
import NavReporters
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format by its own definition.
@Suite struct ValidationTests {
  private static let samples: [(name: String, files: [FileReport])] = [
    ("all", Sample.files), ("none", []), ("clean", [Sample.clean]),
  ]

  @Test(
    .enabled(if: Validator.jsonSchema != nil, "needs python3 with jsonschema"),
    .enabled(if: Validator.hasReference("sarif-schema-2.1.0.json"), "needs shared/reference"),
    arguments: samples.indices)
  func sarif(index: Int) throws {
    try validate(.sarif, index, "sarif-schema-2.1.0.json")
  }

  @Test(
    .enabled(if: Validator.jsonSchema != nil, "needs python3 with jsonschema"),
    .enabled(
      if: Validator.hasReference("rdjson-DiagnosticResult.schema.json"), "needs shared/reference"),
    arguments: samples.indices)
  func rdjson(index: Int) throws {
    try validate(.rdjson, index, "rdjson-DiagnosticResult.schema.json")
  }

  @Test(
    .enabled(if: Validator.jsonSchema != nil, "needs python3 with jsonschema"),
    arguments: samples.indices)
  func json(index: Int) throws {
    let url = GoldenTests.folder.appending(path: "../../../schemas/report.schema.json")
    try validate(.json, index, url.standardized.path)
  }

  @Test(
    .enabled(if: Validator.xmllint != nil, "needs xmllint"),
    .enabled(if: Validator.hasReference("junit.xsd"), "needs shared/reference"),
    arguments: samples.indices)
  func junit(index: Int) throws {
    let schema = Validator.reference.appending(path: "junit.xsd").path
    let validator = try #require(Validator.xmllint)
    #expect(
      validator.with("--schema", schema).complaints(
        Sample.render(.junit, files: Self.samples[index].files)) == "- validates\n")
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle], samples.indices)
  func wellFormed(format: ReportFormat, index: Int) {
    let report = Sample.render(format, files: Self.samples[index].files)
    #expect(XMLParser(data: Data(report.utf8)).parse())
  }

  @Test func junitCountsItsCases() {
    let report = Sample.render(.junit)
    func count(_ part: String) -> Int { report.components(separatedBy: part).count - 1 }
    #expect(
      report.contains(
        "<testsuites name=\"navlint\" tests=\"\(count("<testcase"))\""
          + " failures=\"\(count("<failure"))\" errors=\"\(count("<error"))\" time=\"0\">"))
    #expect(count("<failure") == 16)
  }

  @Test(arguments: [Sample.files, []].indices)
  func tapGrammar(index: Int) throws {
    let report = Sample.render(.tap, files: index == 0 ? Sample.files : [])
    let lines = report.split(separator: "\n")
    let point = /(not )?ok \d+ - ([^#\\]|\\[#\\])*( # SKIP)?/
    #expect(lines.first == "TAP version 14")
    #expect(lines.last == "1..\(index == 0 ? Sample.files.count : 0)")
    for line in lines.dropFirst().dropLast() where !line.hasPrefix("  ") {
      #expect(line.wholeMatch(of: point) != nil)
    }
    #expect(lines.filter { $0 == "  ---" }.count == lines.filter { $0 == "  ..." }.count)
  }

  @Test(.enabled(if: Validator.tap != nil, "needs perl with TAP::Parser"))
  func tapIsParsed() throws {
    // The parser knows version 13, which has the same grammar for all that is used here.
    let report = Sample.render(.tap).replacing("TAP version 14", with: "TAP version 13")
    #expect(try #require(Validator.tap).complaints(report) == "")
  }

  @Test(.enabled(if: Validator.python != nil, "needs python3"))
  func htmlPolicyNamesTheScript() throws {
    let script = """
      import base64, hashlib, re, sys
      page = sys.stdin.buffer.read().decode()
      script = re.search("<script>(.*?)</script>", page, re.S).group(1)
      digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
      sys.exit(None if f"script-src 'sha256-{digest}'" in page else f"sha256-{digest}")
      """
    let validator = try #require(Validator.python).with("-c", script)
    #expect(validator.complaints(Sample.render(.html)) == "")
  }

  private func validate(_ format: ReportFormat, _ index: Int, _ schema: String) throws {
    let url = URL(filePath: schema, relativeTo: Validator.reference.appending(path: ""))
    let validator = try #require(Validator.jsonSchema).with(url.path)
    let report = Sample.render(format, files: Self.samples[index].files)
    #expect(validator.complaints(report) == "")
  }
}
