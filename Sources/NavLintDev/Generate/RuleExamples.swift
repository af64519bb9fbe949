import NavLint
import Platform
import SourceText

extension Generators {
  /// The documents of the rules' pages that `navlint explain` shows: a file for each category, a
  /// line for each document.
  static let ruleExamples = Generator(folder: RuleExamples.folder) { root in
    try RuleCategory.allCases.map { category in
      let rules = RuleRegistry.descriptions.filter { $0.category == category }
      let lines = try rules.flatMap { rule in
        let path = root.appending(FilePath("docs/Rules/\(rule.id).md"))
        let page = try RulePage(String(decoding: try FileSystem.read(path), as: UTF8.self))
        return RuleExamples.chosen(of: page, rule).map { RuleExamples.line($0, rule) }
      }
      return RuleExamples.file(category, lines)
    }
  }
}

/// Writes documents of rules' pages as Swift.
private enum RuleExamples {
  static let folder: FilePath = "Sources/NavLint/Explain/RuleExamples"

  static func file(_ category: RuleCategory, _ lines: [String]) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder.displayText)/RuleExample+\("\(category)".capitalizedFirst).swift",
      text: """
        // Written by `\(Generators.command)` from docs/Rules: edit the pages instead.
        // swift-format-ignore-file

        extension RuleExample {
          static let \(category): [RuleExample] = [
        \(lines.joined(separator: "\n"))
          ]
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

  static func line(_ example: RuleCase, _ rule: RuleDescription) -> String {
    let fired = Set(example.expectations.filter { $0.rule == rule.id }.flatMap(\.facts))
    let named = rule.facts.filter { fired.contains($0) || example.heading.contains($0) }
    let heading = example.heading.split(separator: ": ", maxSplits: 1).last ?? ""
    let title = heading.split(separator: ", ").drop { rule.facts.contains(String($0)) }
      .joined(separator: ", ")
    return "    RuleExample(\(rule.id.rawValue.inDoubleQuotes), isBad: \(!example.isSilent),"
      + " \(title.inDoubleQuotes), [\(named.map(\.inDoubleQuotes).joined(separator: ", "))],"
      + " \(example.text.inDoubleQuotes)),"
  }
}
