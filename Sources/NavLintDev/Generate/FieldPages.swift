import NavSchema
import Platform

extension Generators {
  /// A page for each kind of mapping, with all that is declared of its fields.
  static let fieldPages = Generator(folder: "docs/Fields") { _ in
    MappingKind.allCases.map { kind in
      GeneratedFile(path: "docs/Fields/\(kind).md", text: FieldPage(kind).text)
    }
  }
}

/// The page of one kind of mapping.
private struct FieldPage {
  private let kind: MappingKind

  init(_ kind: MappingKind) { self.kind = kind }

  var text: String {
    let schema = kind.schema
    return """
      # \(schema.noun)

      \(schema.summary)\(placeSentence)

      \(schema.fields.map(section).joined(separator: "\n\n"))

      """
  }

  /// Where such a mapping stands.
  private var placeSentence: String {
    let paths = FieldIndex.all.filter { $0.field.type.mappingKind == kind }.map { "`\($0.path)`" }
    return paths.isEmpty ? "" : " It stands at \(paths.joined(separator: ", "))."
  }

  private func section(_ field: Field) -> String {
    let lines = [
      "- value: \(valueWords(field.type))\(field.isNullable ? ", or null" : "")",
      field.requirement.map { "- required: \($0.reason)" },
      field.defaultWords.map { "- default: \($0)" },
      spellings(field).map { "- also written \($0)" },
      field.since.map { "- since release \($0) of the SDK" },
      field.example.map { "- example: `\($0)`" },
      field.facts.isEmpty ? nil : "- facts: \(field.facts.joined(separator: ", "))",
      "- source: \(sourceWords(field.source))",
    ]
    return "## `\(field.name)`\n\n\(field.summary)\n\n"
      + lines.compactMap { $0 }.joined(separator: "\n")
  }

  private func valueWords(_ type: ValueType) -> String {
    switch type {
    case .enumeration(let words): "one of\(wordList(words))"
    case .wordOrMapping(let words, let kind): "\(link(kind)), or one of\(wordList(words))"
    case .mapping(let kind): "a mapping: \(link(kind))"
    case .list(let list): "a list; each entry is \(valueWords(list.element))"
    case .table(let words): "a mapping of own names, each with one of\(wordList(words))"
    case .number(let number): ([type.phrase] + number.limitWords).joined(separator: "; ")
    case .either(let scalar, let collection): "\(valueWords(scalar)), or \(valueWords(collection))"
    case .color(let names): "\(type.phrase): \(names.spellings)"
    case .boolean, .text, .version, .any: type.phrase
    }
  }

  private func link(_ kind: MappingKind) -> String { "[\(kind.schema.noun)](\(kind).md)" }

  private func wordList(_ words: Enumeration) -> String {
    words.cases.map { "\n  - `\($0.name)`: \($0.summary)" }.joined()
  }

  private func spellings(_ field: Field) -> String? {
    field.otherSpellings.isEmpty
      ? nil : field.otherSpellings.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func sourceWords(_ source: Source) -> String {
    source.url.map { "[\(source.title)](\($0))" } ?? source.title
  }
}
