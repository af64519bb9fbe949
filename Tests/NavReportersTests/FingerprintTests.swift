import NavLint
import SourceText
import Testing

@testable import NavReporters

@Suite struct FingerprintTests {
  private func file(_ text: String) -> FileReport {
    Sample.report("a.nav.yaml", text) { source in
      [1, 2, 3].map { number in
        Diagnostic(
          rule: "wrong-type", category: .schema, severity: .error, message: "`x` is no number",
          range: source.range("x", number), pointer: number == 3 ? "/b" : "/a")
      }
    }
  }

  private func gitlab(_ text: String) throws -> [String] {
    let report = try JSONValue(parsing: Sample.render(.gitlab, files: [file(text)]))
    return report.elements.compactMap { $0["fingerprint"]?.string }
  }

  private func sarif(_ text: String) throws -> [String] {
    let report = try JSONValue(parsing: Sample.render(.sarif, files: [file(text)]))
    let results = report["runs"]?[0]?["results"]?.elements ?? []
    return results.compactMap { $0["partialFingerprints"]?["navlint/v1"]?.string }
  }

  /// Pinned: a change would make every known diagnostic of every user new.
  @Test func valuesStay() throws {
    let expected = ["f7ae7e325ae29606", "f7ae7e325ae29606-2", "f04c187d1709f36f"]
    #expect(try gitlab("a: x\na: x\nb: x\n") == expected)
  }

  @Test func movedLinesKeepThem() throws {
    let before = "a: x\na: x\nb: x\n"
    let after = "# new\n\n  a:   x\n  a: x\n# more\n  b: x\n"
    #expect(try gitlab(before) == gitlab(after))
    #expect(try sarif(before) == sarif(after))
    #expect(try sarif(before) == gitlab(before))
  }

  /// Entries that are added above in lists are other entries.
  @Test func addedEntriesKeepThem() {
    func found(_ position: Int) -> Diagnostic {
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error,
        message: "`a[\(position)].b` is 10; entry \(position + 1) of `a` is no text",
        range: SourceRange(start: 0, end: 1), pointer: "/a/\(position)/b")
    }
    var (old, new) = (Fingerprints(path: "a"), Fingerprints(path: "a"))
    #expect(old.next(found(0)) == new.next(found(11)))
    #expect(found(7).messageWithoutPositions == "`a[*].b` is 10; entry * of `a` is no text")
    #expect(found(7).pointerWithoutPositions == "/a/*/b")
  }

  @Test func allDiffer() throws {
    let report = try JSONValue(parsing: Sample.render(.gitlab))
    let fingerprints = report.elements.compactMap { $0["fingerprint"]?.string }
    #expect(Set(fingerprints).count == report.elements.count)
  }
}
