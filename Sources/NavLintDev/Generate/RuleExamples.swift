import NavLint
import Platform
import SourceText

extension Generators {
  /// The documents of the rules' pages that `navlint explain` shows.
  static let ruleExamples = Generator(folder: nil) { root in
    let blocks = try RuleRegistry.descriptions.flatMap { rule in
      let path = root.appending(FilePath("docs/Rules/\(rule.id).md"))
      let page = try RulePage(String(decoding: try FileSystem.read(path), as: UTF8.self))
      return chosen(of: page, rule).map { block($0, rule) }
    }
    let text = """
      // Written by `\(command)` from docs/Rules: edit the pages instead.
      // swift-format-ignore-file

      enum RuleExampleText {
        /// Blocks that begin with a line `§ rule|bad or good|facts|title`.
        static let text: StaticString = #\"\"\"
      \(blocks.joined())\"\"\"#
      }

      """
    return [
      GeneratedFile(path: "Sources/NavLint/Explain/RuleExampleText+Generated.swift", text: text)
    ]
  }

  /// The first that speaks and the first that is silent, for the rule and for each of its facts.
  private static func chosen(of page: RulePage, _ rule: RuleDescription) -> [RuleCase] {
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

  private static func block(_ example: RuleCase, _ rule: RuleDescription) -> String {
    let fired = Set(example.expectations.filter { $0.rule == rule.id }.flatMap(\.facts))
    let named = rule.facts.filter { fired.contains($0) || example.heading.contains($0) }
    let heading = example.heading.split(separator: ": ", maxSplits: 1).last ?? ""
    let title = heading.split(separator: ", ").drop { rule.facts.contains(String($0)) }
      .joined(separator: ", ")
    let sort = example.isSilent ? "good" : "bad"
    return
      "§ \(rule.id)|\(sort)|\(named.joined(separator: ","))|\(title)\n\(example.text)"
  }
}
