import Foundation
import NavLintDev
import NavSchema
import SourceText
import TestSupport
import Testing
import YAMLTree

@testable import NavLint

/// Rules that the screen passes over are rules that the document keeps.
struct PolicyScreenTests {
  /// The examples and every document of the rules' pages.
  private static let configurations: [Configuration] = {
    let files = Repository.files(in: "examples", suffix: ".nav.yaml")
    let examples = files.compactMap { try? Data(contentsOf: $0) }.map { Array($0) }
    let pages = RulePageFile.all.compactMap { try? $0.read() }
    let blocks = pages.flatMap(\.cases).map(\.input)
    return (examples + blocks).flatMap { bytes in
      let stream = YAMLStream.compose(SourceFile(path: "a.nav.yaml", bytes: bytes))
      return stream.documents.indices.map { Checker.check(stream, document: $0).configuration }
    }
  }()

  /// The rules that `configuration` breaks, each run without asking the screen.
  private func brokenRules(_ set: PolicySet, _ configuration: Configuration) -> Set<RuleID> {
    var evaluation = PolicyEvaluation(configuration)
    for entry in set.entries where !entry.isOff { evaluation.run(entry.rule) }
    return Set(evaluation.breaches.map(\.rule.rule.id))
  }

  /// How many rules are broken, all documents taken together.
  private func compare(_ set: PolicySet) -> Int {
    var count = 0
    for configuration in Self.configurations {
      let expected = brokenRules(set, configuration)
      #expect(Set(set.run(on: configuration).map(\.rule)) == expected)
      count += expected.count
    }
    return count
  }

  @Test func theBuiltInPolicyMissesNothing() {
    #expect(compare(.builtIn) > 50)
  }

  @Test func theCompiledWatchesAreThoseOfTheText() throws {
    let policy = try #require(Policy.load(Policy.googleSource).policy)
    let isCurrent = GooglePolicyRules.watches == policy.watches
    #expect(isCurrent, "run `swift run navlint-dev generate` and commit what it writes")
  }

  /// One rule about every field there is, with the tests that a field's type allows in turn.
  @Test(arguments: 0..<6)
  func noTestOfAnyFieldMissesAnything(_ number: Int) throws {
    var rules = ""
    // Of the format's version there is but one.
    for (index, field) in Self.fields.enumerated() where field.path != "version" {
      let demands = Self.demands(on: field.type)
      rules += "- {id: r\(index), path: \"\(field.path)\", \(demands[number % demands.count])}\n"
    }
    let policy = PolicyRun.header(rules)
    try #require(PolicyRun.faults(policy) == [])
    let set = try PolicySet.load(SourceFile(path: "p.yaml", bytes: Array(policy.utf8)))
    #expect(compare(set) > 100)
  }

  // MARK: Rules about every field

  private static let fields: [(path: String, type: ValueType)] = {
    var fields: [(path: String, type: ValueType)] = []
    func collect(_ kind: MappingKind, _ prefix: String, _ depth: Int) {
      if depth > 6 { return }
      for field in kind.schema.fields {
        var path = prefix + field.name
        var type = field.type
        fields.append((path, type))
        while let list = type.list {
          path += "[*]"
          type = list.element
          if list.element.mappingKind == nil { fields.append((path, type)) }
        }
        if let inner = type.mappingKind { collect(inner, path + ".", depth + 1) }
      }
    }
    collect(.document, "", 0)
    return fields
  }()

  private static func demands(on type: ValueType) -> [String] {
    switch type {
    case .boolean:
      [
        "require: {equals: true}", "forbid: {equals: true}",
        "forbid: {any: [{equals: true}, {written: true}]}, unless: {equals: false}",
        "disallow: change",
      ]
    case .number(let number):
      demands(on: [1, 2, 30].map { min(max($0, number.safeMinimum), number.safeMaximum) })
    case .enumeration(let words):
      [
        "require: {equals: \"\(words.cases[0].name)\"}",
        "forbid: {oneOf: [\"\(words.cases[0].name)\", none]}",
        "require: {not: {oneOf: [\"\(words.cases[words.cases.count - 1].name)\"]}}",
        "forbid: {written: false}, unless: {equals: \"\(words.cases[0].name)\"}",
        "disallow: change",
      ]
    case .color:
      [
        "require: {equals: white}", "forbid: {oneOf: [white, \"#1A73E8\"]}",
        "require: {contrast: {against: white, minimum: 3}}",
        "forbid: {contrast: {against: black, maximum: 5}}, unless: {equals: black}",
        "disallow: change",
      ]
    case .text: ["forbid: {pattern: \"a\"}", "require: {equals: here}", "require: {present: true}"]
    default: ["forbid: {present: true}", "require: {written: true}"]
    }
  }

  private static func demands(on numbers: [Double]) -> [String] {
    let texts = numbers.map(NumberText.canonical)
    return [
      "require: {minimum: \(texts[0]), maximum: \(texts[1])}", "forbid: {minimum: \(texts[2])}",
      "forbid: {any: [{equals: \(texts[0])}, {equals: \(texts[2])}]}",
      "require: {not: {maximum: \(texts[1])}}",
      "require: {oneOf: [\(texts[0]), \(texts[1])]}, when: {minimum: \(texts[1])}",
      "disallow: change",
    ]
  }
}
