import Foundation
import NavLint
import NavLintDev
import NavSchema
import SourceText
import TestSupport
import Testing
import YAMLTree

/// One meaning, one text: documents rewritten at random, and with one value changed.
@Suite struct RewritingTests {
  /// The documents without errors of examples/ and of the rules' pages.
  private static let documents: [Configuration] = {
    var sources = Repository.files(in: "examples", suffix: ".nav.yaml").compactMap { url in
      (try? Data(contentsOf: url)).map { SourceFile(path: url.path, bytes: Array($0)) }
    }
    for page in RulePageFile.all {
      let cases = ((try? page.read())?.cases ?? []).filter(\.options.usesSchema)
      sources += cases.map { SourceFile(path: "\($0)", bytes: $0.input) }
    }
    return sources.flatMap { source in
      let result = Linter().lint(source)
      let whole = Set(Converter().convert(result).documents.map(\.number))
      return result.configurations.filter { whole.contains($0.number) }
    }
  }()

  private static func json(_ text: String) -> (text: String, errors: [String]) {
    let source = SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8))
    let result = Linter().lint(source)
    let documents = Converter().convert(result).documents
    let errors = result.diagnostics.filter { $0.severity == .error }.map {
      "\($0.rule) \($0.message)"
    }
    return (documents.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(), errors)
  }

  private static func canonical(_ configuration: Configuration) -> String {
    let result = Linter().lint(configuration.stream.source)
    let documents = Converter().convert(result).documents
    let bytes = documents.first { $0.number == configuration.number }?.bytes ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func rewrittenDocumentsGiveTheSameBytes() {
    var counts: [Rewriting: Int] = [:]
    var rewritings = 0
    for (number, document) in Self.documents.enumerated() {
      let expected = Self.canonical(document)
      for round in 0..<(number < 8 ? 25 : 9) {
        var rewriter = Rewriter(document, seed: UInt64(number * 1_000 + round))
        let text = rewriter.text()
        counts.merge(rewriter.counts) { $0 + $1 }
        rewritings += 1
        let actual = Self.json(text)
        guard actual.text != expected else {
          expectChanges(from: document, to: text, isChanged: false)
          // A finding behind an anchor is told once, and written out it stands at every use.
          if !text.contains("&") { expectNothingNew(in: expected, comparedTo: text) }
          continue
        }
        Issue.record("\(document.stream.source.path):\n\(text)\n\(actual)\nexpected \(expected)")
        return
      }
    }
    #expect(rewritings >= 2_000)
    for way in Rewriting.allCases { #expect(counts[way, default: 0] > 0, "\(way)") }
  }

  @Test func changedValuesGiveOtherBytes() {
    var changes = 0
    for (number, document) in Self.documents.enumerated() {
      let original = Self.canonical(document)
      let overridden = Self.overriddenValues(of: document)
      for (index, value) in document.values.enumerated() where index > 0 {
        guard !overridden.contains(ValueID(UInt32(index))),
          let literal = document.literal(of: value),
          let type = document.type(of: value), let changed = Self.change(literal, type)
        else { continue }
        var rewriter = Rewriter(document, seed: UInt64(number))
        rewriter.replacement = (ValueID(UInt32(index)), changed)
        let text = rewriter.text()
        let actual = Self.json(text)
        // A value out of bounds gives no JSON at all.
        if actual.text.isEmpty { continue }
        changes += 1
        #expect(
          actual.text != original, "\(document.pointer(to: ValueID(UInt32(index)))): \(text)")
        expectChanges(from: document, to: text, isChanged: true)
      }
    }
    #expect(changes > 1_000)
  }

  /// `diff` finds changes where, and only where, the canonical form differs.
  private func expectChanges(from document: Configuration, to text: String, isChanged: Bool) {
    let source = SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8))
    let configuration = Linter().lint(source).configurations[0]
    let changes = ConfigurationDiff.changes(from: document, to: configuration)
    #expect(changes.isEmpty != isChanged, "\(changes.map(\.words)) \(text)")
  }

  /// The canonical form gives no finding that a rewritten document does not.
  private func expectNothingNew(in canonical: String, comparedTo text: String) {
    func findings(_ text: String) -> Set<String> {
      let source = SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8))
      return Set(Linter().lint(source).diagnostics.map { "\($0.rule) at \($0.pointer)" })
    }
    #expect(findings(canonical).subtracting(findings(text)).sorted() == [], "\(text)")
  }

  /// What merges name and something else in its place overrides: nothing is said of it.
  private static func overriddenValues(of document: Configuration) -> Set<ValueID> {
    var overridden: Set<ValueID> = []
    var effective: Set<ValueID> = []
    for value in document.values where value.kind == .section {
      let start = Int(value.payload)
      let slots = document.slots[start..<start + value.mappingKind.schema.fields.count]
      if value.isMergeSource { overridden.formUnion(slots) } else { effective.formUnion(slots) }
    }
    return overridden.subtracting(effective)
  }

  /// Another value of the same type.
  private static func change(_ literal: Literal, _ type: ValueType) -> Literal? {
    switch literal {
    case .boolean(let value): return .boolean(!value)
    case .number(let value):
      if case .number(let number) = type, number.isInteger { return .number(value + 1) }
      return .number(value + value.magnitude.ulp.magnitude + 0.001)
    case .emptyList: return nil
    case .text(let text):
      switch type {
      case .enumeration(let words), .wordOrMapping(let words, _):
        return words.cases.first { $0.name != text }.map { .text($0.name) }
      case .color: return .text(text == "#123456" ? "#123457" : "#123456")
      case .version: return nil
      default: return .text(text + "x")
      }
    }
  }
}
