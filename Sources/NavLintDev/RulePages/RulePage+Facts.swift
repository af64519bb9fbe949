import SourceText

extension RulePage {
  /// The cases whose stated findings list `fact`, each with its range and severity.
  package func firing(_ fact: String) -> [RuleCase] {
    cases.filter { rule in
      rule.expectations.contains { $0.rule == id && $0.facts.contains(fact) }
    }
  }

  /// The cases whose heading names `fact` and which nevertheless do not fire it.
  package func nearMisses(of fact: String) -> [RuleCase] {
    cases.filter { rule in
      rule.heading.factNames.contains(fact)
        && !rule.expectations.contains { $0.facts.contains(fact) }
    }
  }
}

extension String {
  /// The words of a heading that could be fact ids.
  fileprivate var factNames: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
  }
}
