import Foundation
import NavLint
import NavSchema
import SourceText
import TestSupport
import Testing

/// The vectors that the authors of RFC 8785 publish.
@Suite(.enabled(if: Repository.shared != nil, "needs shared/reference/jcs"))
struct PublishedVectorTests {
  private let folder: URL

  init() throws { folder = try #require(Repository.shared).appending(path: "reference/jcs") }

  @Test(arguments: ["arrays", "french", "structures", "unicode", "values", "weird"])
  func pair(name: String) throws {
    let input = try Data(contentsOf: folder.appending(path: "testdata/input/\(name).json"))
    let output = try Data(contentsOf: folder.appending(path: "testdata/output/\(name).json"))
    var options = LintOptions()
    options.usesSchema = false
    let source = SourceFile(path: "\(name).json", bytes: Array(input))
    let result = Linter(options).lint(source)
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    let documents = Converter().convert(result).documents
    #expect(documents.map(\.bytes) == [Array(output)])
  }

  @Test func numberLines() throws {
    let text = try String(
      contentsOf: folder.appending(path: "es6-numbers-1000.csv"), encoding: .utf8)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ",")
      let bits = try #require(UInt64(parts[0], radix: 16))
      #expect(NumberText.canonical(Double(bitPattern: bits)) == parts[1])
    }
  }

  private struct Row: Decodable {
    let bits: String
    let expected: String?
    let error: Bool
  }

  @Test func appendixB() throws {
    let text = try String(
      contentsOf: folder.appending(path: "rfc8785-appendix-b.jsonl"), encoding: .utf8)
    for line in text.split(separator: "\n") {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      let number = Double(bitPattern: try #require(UInt64(row.bits, radix: 16)))
      #expect(number.isFinite != row.error)
      if !row.error { #expect(NumberText.canonical(number) == row.expected) }
    }
  }
}
