import NavSchema
import Platform
import SourceText

extension Chores {
  static let newRule = Chore(
    name: "new-rule", usage: "ID KIND FACT…",
    summary: "a rule's file and page to fill in; KIND is the kind of mapping that it looks at"
  ) { arguments in
    guard arguments.count >= 2, let kind = MappingKind.named(arguments[1]) else {
      throw ChoreError("expected an id and one of \(MappingKind.allNames)")
    }
    let rule = NewRule(id: arguments[0], kind: kind, facts: Array(arguments.dropFirst(2)))
    guard rule.id.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil else {
      throw ChoreError("`\(rule.id)` is not in kebab-case")
    }
    let writer = AtomicWriter()
    for file in try rule.files() {
      _ = try writer.stage(Array(file.text.utf8), at: FilePath(file.path), below: ".")
      print("wrote \(file.path)")
    }
    if let failure = writer.commit().first { throw failure }
    return 0
  }
}

extension MappingKind {
  fileprivate static func named(_ name: String) -> MappingKind? {
    allCases.first { "\($0)" == name }
  }

  fileprivate static var allNames: String { allCases.map { "\($0)" }.joined(separator: ", ") }
}

/// A rule that begins to exist.
private struct NewRule {
  let id: String
  let kind: MappingKind
  let facts: [String]

  private static let registry = "Sources/NavLint/Rules/RuleRegistry.swift"

  private var typeName: String { id.upperCamelCased }

  /// A field for the check to begin with.
  private var field: String { kind.schema.fields.first?.name ?? "" }

  /// Its file, its page, and the registry with it in its place.
  func files() throws -> [GeneratedFile] {
    let source = "Sources/NavLint/Rules/Semantics/\(typeName).swift"
    let page = "docs/Rules/\(id).md"
    for path in [source, page] where (try? FileSystem.status(of: FilePath(path))) != nil {
      throw ChoreError("\(path) exists")
    }
    return [
      GeneratedFile(path: source, text: sourceText), GeneratedFile(path: page, text: pageText),
      GeneratedFile(path: Self.registry, text: try registryText()),
    ]
  }

  private var sourceText: String {
    """
    package import NavSchema
    package import SourceText

    /// What is wrong with the document, in one sentence.
    package enum \(typeName): Rule {
      package static let description = RuleDescription(
        id: "\(id)", category: .semantics, severities: [.warning],
        facts: [\(facts.map { "\"\($0)\"" }.joined(separator: ", "))],
        summary: "what is wrong when it fires",
        reason: "What the SDK does with such a document.")

      package static let kinds: [MappingKind] = [.\(kind)]

      package static func check(_ section: Section, _ findings: inout Findings) {
        guard section.\(field).isWritten else { return }
        findings.report(.warning, at: .key(section.\(field)), "`\(field)` is written")
      }
    }

    """
  }

  private var pageText: String {
    let nearMisses = facts.isEmpty ? "what is right" : facts.joined(separator: " and ")
    return """
      # \(id)

      What is wrong, in one sentence.

      ## Why

      What the SDK does with such a document.
      Source: [the page that says so](https://developers.google.com/maps/documentation).

      ## Bad: what is wrong

      ```yaml
      ```

      ## Good: \(nearMisses)

      ```yaml
      ```

      """
  }

  private func registryText() throws -> String {
    var lines = String(decoding: try FileSystem.read(FilePath(Self.registry)), as: UTF8.self)
      .linesOfText
    let entry = "    \(typeName).self,"
    guard let first = lines.firstIndex(where: { $0.hasSuffix("any Rule.Type] = [") }) else {
      throw ChoreError("\(Self.registry) has no list of rules")
    }
    let place = lines[(first + 1)...].firstIndex { $0 > entry || !$0.hasSuffix(".self,") }
    lines.insert(entry, at: place ?? first + 1)
    return lines.joined(separator: "\n")
  }
}
