import Foundation
import NavLint
import NavLintDev
import SourceText
import TestSupport
import Testing
import YAMLTree

/// The JSON Schema and the checker say the same of every document of the rule pages and examples.
@Suite(.enabled(if: CheckJSONSchema.isInstalled, "needs check-jsonschema"))
struct SchemaAgreementTests {
  /// What no schema can say.
  private static let exempt: Set<RuleID> = [
    "lossy-number", "unsupported-version", "deprecated-key",
  ]

  @Test func documentsAreRejectedByBothOrByNeither() throws {
    let documents = try SampleDocument.all()
    let rejected = try CheckJSONSchema.rejected(documents.map(\.text))
    #expect(documents.count > 20)
    for (index, document) in documents.enumerated() {
      let errors = document.errors
      let schemaErrors = errors.filter {
        $0.category == .schema && !Self.exempt.contains($0.rule)
      }
      if let reason = rejected[index] {
        #expect(!errors.isEmpty, "\(document.name): only the schema rejects it: \(reason)")
      } else {
        let rules = schemaErrors.map { "\($0.rule): \($0.message)" }
        #expect(rules == [], "\(document.name): the schema does not reject it\n\(document.text)")
      }
    }
  }
}

/// One document of a rule page or an example.
private struct SampleDocument {
  let name: String
  let text: String

  var errors: [Diagnostic] {
    Linter().lint(SourceFile(path: name, bytes: Array(text.utf8))).diagnostics.filter {
      $0.severity == .error
    }
  }

  static func all() throws -> [SampleDocument] {
    let pages = try Repository.files(in: "docs/Rules", suffix: ".md").flatMap { url in
      try RulePage(String(decoding: Data(contentsOf: url), as: UTF8.self)).cases
        .filter(\.options.usesSchema)
        .flatMap { documents(named: "\($0)", String(decoding: $0.input, as: UTF8.self)) }
    }
    let examples = try Repository.files(in: "examples", suffix: ".yaml").flatMap { url in
      documents(
        named: url.lastPathComponent, String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }
    return pages + examples
  }

  /// The documents of a stream, each by itself.
  private static func documents(named name: String, _ text: String) -> [SampleDocument] {
    let stream = YAMLStream.compose(SourceFile(path: name, bytes: Array(text.utf8)))
    guard stream.documents.count > 1 else { return [SampleDocument(name: name, text: text)] }
    return text.split(separator: "---\n").map { SampleDocument(name: name, text: String($0)) }
  }
}

/// The Python program of that name.
private enum CheckJSONSchema {
  static let isInstalled = (try? run(["--version"]))?.status == 0

  /// The texts that the schema rejects, by index, with the reason.
  static func rejected(_ texts: [String]) throws -> [Int: String] {
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
    return try JSONDecoder().decode(Report.self, from: output).reasons
  }

  private struct Report: Decodable {
    struct Failure: Decodable {
      let filename: String
      let path: String?
      let message: String
    }

    let errors: [Failure]?
    let parse_errors: [Failure]?

    var reasons: [Int: String] {
      var reasons: [Int: String] = [:]
      for failure in (errors ?? []) + (parse_errors ?? []) {
        let name = URL(filePath: failure.filename).deletingPathExtension().lastPathComponent
        if let index = Int(name) { reasons[index] = "\(failure.path ?? "") \(failure.message)" }
      }
      return reasons
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
