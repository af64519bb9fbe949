import NavLint
import SourceText
import Testing

@testable import NavReporters

@Suite struct SARIFReporterTests {
  private func file(_ severities: [Severity]) -> FileReport {
    Sample.report("a.nav.yaml", "x") { _ in
      severities.enumerated().map { index, severity in
        Diagnostic(
          rule: RuleID("rule-\(index % 2)"), category: .policy, severity: severity,
          message: "\(index)",
          range: SourceRange(start: 0, end: 1))
      }
    }
  }

  private func run(_ files: [FileReport], limit: Int = 25_000) throws -> JSONValue {
    let reporter = SARIFReporter(options: Sample.options, resultLimit: limit)
    let report = try JSONValue(parsing: Sample.render(reporter, files: files))
    return try #require(report["runs"]?[0])
  }

  private func messages(_ run: JSONValue) -> [String] {
    run["results"]?.elements.compactMap { $0["message"]?["text"]?.string } ?? []
  }

  private func notifications(_ run: JSONValue) -> [String] {
    let list = run["invocations"]?[0]?["toolExecutionNotifications"]?.elements ?? []
    return list.compactMap { $0["message"]?["text"]?.string }
  }

  @Test(arguments: [
    (7, ["1", "4", "0", "3", "6", "2", "5"], []),
    (4, ["1", "4", "0", "3"], ["3 results beyond the limit of 4 are left out"]),
    (1, ["1"], ["6 results beyond the limit of 1 are left out"]),
  ])
  func limit(limit: Int, results: [String], notes: [String]) throws {
    let severities: [Severity] = [.warning, .error, .note, .warning, .error, .note, .warning]
    let run = try run([file(Array(severities[..<3])), file(severities)].suffix(1), limit: limit)
    #expect(messages(run) == results)
    #expect(notifications(run) == notes)
  }

  @Test func indicesLeadToTheRules() throws {
    let run = try run(Sample.files)
    let rules = run["tool"]?["driver"]?["rules"]?.elements.compactMap { $0["id"]?.string } ?? []
    for result in run["results"]?.elements ?? [] {
      let index = try #require(result["ruleIndex"]?.number.map { Int($0) })
      #expect(result["ruleId"]?.string == rules[index])
    }
    #expect(Set(rules).count == rules.count)
    #expect(run["columnKind"] == .string("unicodeCodePoints"))
  }

  @Test func unreadableFilesFailTheInvocation() throws {
    let run = try run([Sample.locked])
    #expect(run["invocations"]?[0]?["executionSuccessful"] == .bool(false))
    #expect(notifications(run) == ["cannot be read: permission denied"])
    #expect(try self.run([Sample.clean])["invocations"]?[0]?["executionSuccessful"] == .bool(true))
  }

  @Test(arguments: [
    ("maps/a-b_c.~.nav.yaml", "maps/a-b_c.~.nav.yaml"),
    ("C:\\maps\\a b.yaml", "C%3A%5Cmaps%5Ca%20b.yaml"),
    ("100%/#?.yaml", "100%25/%23%3F.yaml"),
    ("東.yaml", "%E6%9D%B1.yaml"),
    ("caf\\xe9", "caf%5Cxe9"),
    ("/data/a.yaml", "file:///data/a.yaml"),
    ("../a\n.yaml", "../a%0A.yaml"),
    ("<stdin>", "%3Cstdin%3E"),
  ])
  func paths(path: String, expected: String) {
    #expect(ReportURI.reference(to: Array(path.utf8)) == expected)
  }

  /// They stand in the address themselves, not as they are shown.
  @Test func bytesThatAreNoTextStandForThemselves() throws {
    let run = try run([Sample.rawBytes])
    let place = run["results"]?[0]?["locations"]?[0]?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == .string("caf%E9/a%20b.nav.yaml"))
  }
}
