import NavLint
import SourceText

extension Generators {
  /// The list of all rules, by category.
  static let ruleIndex = Generator(folder: nil) { _ in
    let sections = RuleCategory.allCases.compactMap(section)
    let text = """
      # Rules

      Every rule has a page that says what it finds and why, with documents that show it; the tests
      run them. Ids never change.

      A *fact* is something that the SDKs' documents state and a rule rests on. Its id says where it
      belongs: `X-UI`, `X-SPD`, `X-RT`, `X-MAP` and `X-3D` are settings that depend on each other in
      the navigation UI, the speedometer, routes, the map and the 3D map; `POL` is Google's policy,
      `LINT` what is allowed and deserves a look. `navlint explain POL-03a` shows one, and every
      option and setting that takes a rule takes a fact as well.

      \(sections.joined(separator: "\n\n"))

      """
    return [GeneratedFile(path: "docs/Rules.md", text: text)]
  }

  private static func section(_ category: RuleCategory) -> String? {
    let rules = RuleRegistry.descriptions.filter { $0.category == category }
    guard !rules.isEmpty else { return nil }
    let rows = rules.map { rule in
      let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
      return "| [\(rule.id)](Rules/\(rule.id).md) | \(severities)\(rule.isFixable ? ", fix" : "")"
        + " | \(rule.summary) | \(rule.facts.joined(separator: ", ")) |"
    }
    return
      (["## \(category)", "", "| rule | severity | finds | facts |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }
}
