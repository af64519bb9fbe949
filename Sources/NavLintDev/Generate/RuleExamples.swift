import NavLint
import Platform
import SourceText

extension Generators {
  /// The documents of the rules' pages that `navlint explain` shows, a file for each page.
  static let ruleExamples = Generator(folder: RuleExamples.folder) { root in
    let rules = RuleRegistry.descriptions
    return try [RuleExamples.index(of: rules)]
      + rules.map { rule in
        let path = root.appending(FilePath("docs/Rules/\(rule.id).md"))
        let page = try RulePage(String(decoding: try FileSystem.read(path), as: UTF8.self))
        return RuleExamples.file(rule, RuleExamples.chosen(of: page, rule))
      }
  }
}

/// Writes documents of rules' pages as Swift.
private enum RuleExamples {
  static let folder: FilePath = "Sources/NavLint/Explain/RuleExamples"

  static func index(of rules: [RuleDescription]) -> GeneratedFile {
    file(
      "All", from: "docs/Rules",
      """
        /// Those of each rule.
        static let all: [[RuleExample]] = [
      \(rules.map { "    \($0.id.rawValue.lowerCamelCased)," }.joined(separator: "\n"))
        ]
      """)
  }

  static func file(_ rule: RuleDescription, _ cases: [RuleCase]) -> GeneratedFile {
    file(
      rule.id.rawValue.upperCamelCased, from: "docs/Rules/\(rule.id).md",
      """
        static let \(rule.id.rawValue.lowerCamelCased) = [
      \(cases.map { code($0, rule) }.joined(separator: "\n"))
        ]
      """)
  }

  private static func file(
    _ name: String, from origin: String, _ members: String
  ) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder.displayText)/RuleExample+\(name).swift",
      text: """
        // Written by `\(Generators.command)` from \(origin): edit that instead.
        // swift-format-ignore-file

        extension RuleExample {
        \(members)
        }

        """)
  }

  /// The first that speaks and the first that is silent, for the rule and for each of its facts.
  static func chosen(of page: RulePage, _ rule: RuleDescription) -> [RuleCase] {
    let cases = page.cases
    var numbers: Set<Int> = []
    for isSilent in [false, true] {
      numbers.formUnion(cases.first { $0.isSilent == isSilent }.map { [$0.number] } ?? [])
    }
    for fact in rule.facts {
      numbers.formUnion(page.firing(fact).prefix(1).map(\.number))
      numbers.formUnion(page.nearMisses(of: fact).prefix(1).map(\.number))
    }
    return cases.filter { numbers.contains($0.number) }
  }

  private static func code(_ example: RuleCase, _ rule: RuleDescription) -> String {
    let fired = Set(example.expectations.filter { $0.rule == rule.id }.flatMap(\.facts))
    let named = rule.facts.filter { fired.contains($0) || example.heading.contains($0) }
    let heading = example.heading.split(separator: ": ", maxSplits: 1).last ?? ""
    let title = heading.split(separator: ", ").drop { rule.facts.contains(String($0)) }
      .joined(separator: ", ")
    let facts = named.map(\.inDoubleQuotes).joined(separator: ", ")
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    return """
          RuleExample(
            of: \(rule.id.rawValue.inDoubleQuotes), isBad: \(!example.isSilent),
            \(title.inDoubleQuotes), facts: [\(facts)],
            #\"\"\"
      \(lines.map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n"))
            \"\"\"#),
      """
  }
}
