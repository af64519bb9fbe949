import Foundation
import NavLint
import NavLintDev
import SourceText
import TestSupport
import Testing

/// The JSON Schema and the checker say the same of every document of the rule pages and examples.
@Suite(.enabled(if: CheckJSONSchema.isInstalled, "needs check-jsonschema"))
struct SchemaAgreementTests {
  /// What no schema can say.
  private static let exempt: Set<RuleID> = [
    "lossy-number", "unsupported-version", "deprecated-key",
  ]

  @Test func documentsAreRejectedByBothOrByNeither() throws {
    let documents = try SampleDocument.all()
    let verdicts = try CheckJSONSchema.verdicts(documents.map(\.text))
    #expect(documents.count > 80)
    for (document, verdict) in zip(documents, verdicts) {
      switch verdict {
      case .rejected(let reason):
        #expect(!document.errors.isEmpty, "\(document.name): only the schema says: \(reason)")
      case .accepted:
        let errors = document.errors.filter {
          $0.category == .schema && !Self.exempt.contains($0.rule)
        }
        let words = errors.map { "\($0.rule): \($0.message)" }
        #expect(words == [], "\(document.name): the schema does not reject\n\(document.text)")
      case .unreadable: break
      }
    }
  }
}

/// One document of a rule page or an example.
private struct SampleDocument {
  let name: String
  let text: String
  let errors: [Diagnostic]

  /// Nil for what stops the other program: a node that holds itself, a tag that does not fit.
  private init?(name: String, text: String) {
    self.name = name
    self.text = text
    let result = Linter().lint(SourceFile(path: name, bytes: Array(text.utf8)))
    errors = result.diagnostics.filter { $0.severity == .error }
    let stopping: [RuleID] = ["alias-cycle", "unknown-tag"]
    // A schema knows no suppressions.
    if result.suppressedCount > 0 || errors.contains(where: { stopping.contains($0.rule) }) {
      return nil
    }
  }

  static func all() throws -> [SampleDocument] {
    let pages = try Repository.files(in: "docs/Rules", suffix: ".md").flatMap { url in
      try RulePage(String(decoding: Data(contentsOf: url), as: UTF8.self)).cases
        .filter(\.options.usesSchema)
        .flatMap { documents(named: "\($0)", String(decoding: $0.input, as: UTF8.self)) }
    }
    let examples = try ["examples", "examples/broken"].flatMap { folder in
      Repository.files(in: folder, suffix: ".yaml")
    }.flatMap { url in
      documents(
        named: url.lastPathComponent, String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }
    return pages + examples
  }

  /// The documents of a stream, each by itself.
  private static func documents(named name: String, _ text: String) -> [SampleDocument] {
    SourceFile(path: name, bytes: Array(text.utf8)).separateDocuments.compactMap {
      SampleDocument(name: name, text: String(decoding: $0.text, as: UTF8.self))
    }
  }
}

/// The Python program of that name.
private enum CheckJSONSchema {
  static let isInstalled = (try? run(["--version"]))?.status == 0

  enum Verdict {
    case accepted
    case rejected(String)
    /// YAML that the program does not read.
    case unreadable
  }

  /// What the schema says of each text.
  static func verdicts(_ texts: [String]) throws -> [Verdict] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlint-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, text) in texts.enumerated() {
      try Data(text.utf8).write(to: folder.appending(path: "\(index).yaml"))
    }
    let files = texts.indices.map { folder.appending(path: "\($0).yaml").path }
    let schema = Repository.file("schemas/navlint.schema.json").path
    let output = try run(["--schemafile", schema, "--output-format", "json"] + files).output
    let report = try JSONDecoder().decode(Report.self, from: output)
    return texts.indices.map(report.verdict)
  }

  private struct Report: Decodable {
    struct Failure: Decodable {
      let filename: String
      let path: String?
      let message: String
    }

    let errors: [Failure]?
    let parse_errors: [Failure]?

    func verdict(_ index: Int) -> Verdict {
      func isIt(_ failure: Failure) -> Bool { failure.filename.hasSuffix("/\(index).yaml") }
      if parse_errors?.contains(where: isIt) == true { return .unreadable }
      guard let failure = errors?.first(where: isIt) else { return .accepted }
      return .rejected("\(failure.path ?? "") \(failure.message)")
    }
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["check-jsonschema"] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
