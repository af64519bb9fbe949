import Foundation
import NavLint
import SourceText
import TestSupport
import Testing

/// Small texts by topic of YAML, and what any YAML becomes: `Tests/YAMLCases/TOPIC.ndjson`.
///
/// A line is `{"yaml", "json": [a document each]}` or `{"yaml", "error": the first error's rule}`;
/// a `note` says where libyaml and the specification of YAML 1.2 part, which docs/YAML.md sums up.
/// All others were compared with two other readers of YAML 1.2.
struct YAMLCaseTests {
  struct Case: Decodable {
    let yaml: String
    let json: [String]?
    let error: String?
  }

  @Test(arguments: Repository.files(in: "Tests/YAMLCases", suffix: ".ndjson"))
  func eachTextIsReadSo(_ file: URL) throws {
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    #expect(!lines.isEmpty)
    for line in lines {
      let test = try JSONDecoder().decode(Case.self, from: Data(line))
      #expect(Self.reading(of: test.yaml) == Self.expectation(of: test), "\(test.yaml.visible)")
    }
  }

  private static func expectation(of test: Case) -> [String] {
    test.error.map { ["error \($0)"] } ?? test.json ?? []
  }

  private static func reading(of yaml: String) -> [String] {
    var options = LintOptions()
    options.usesSchema = false
    let result = Linter(options).lint(SourceFile(path: "case.yaml", bytes: Array(yaml.utf8)))
    let conversion = Converter().convert(result)
    let errors = (result.diagnostics + conversion.diagnostics).filter { $0.severity == .error }
    if let first = errors.first { return ["error \(first.rule)"] }
    return conversion.documents.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
