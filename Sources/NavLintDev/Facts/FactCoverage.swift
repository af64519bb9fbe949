import NavLint
import SourceText

/// Which documented facts are carried by a rule, and proved by documents.
struct FactCoverage {
  enum State: Equatable {
    /// A document of each of these rules' pages fires the fact, and a near miss does not.
    case covered([RuleID])
    /// The fact cannot be seen in a file, or must not be reported.
    case notCheckable(String)
    /// What is still to be done.
    case missing(String)
  }

  private let pages: [RuleID: RulePage]

  init(_ pages: [RulePage]) {
    self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0) })
  }

  func state(of fact: String) -> State {
    let rules = RuleRegistry.descriptions.filter { $0.facts.contains(fact) }.map(\.id)
    if rules.isEmpty {
      let reason = NotCheckable.all.first { $0.fact == fact }?.reason
      return reason.map(State.notCheckable) ?? .missing("no rule lists it")
    }
    let proved = rules.filter { lacks(fact, $0) == nil }
    guard proved.isEmpty else { return .covered(proved) }
    return .missing(rules.compactMap { lacks(fact, $0) }.joined(separator: "; "))
  }

  /// What the page of a rule lacks to prove the fact; nil if nothing.
  private func lacks(_ fact: String, _ rule: RuleID) -> String? {
    guard let page = pages[rule] else { return "\(rule) has no page" }
    func isTrue(_ rule: RuleCase) -> Bool { rule.mismatch() == nil }
    guard page.firing(fact).contains(where: isTrue) else {
      return "no document of \(rule) fires it"
    }
    guard page.nearMisses(of: fact).contains(where: isTrue) else {
      return "\(rule) has no near miss of it"
    }
    return nil
  }
}

/// The ids in the fact tables.
package enum FactList {
  /// The ids that begin a row of a Markdown table, or a line of a plain list.
  package static func ids(in text: String) -> [String] {
    text.linesOfText.compactMap { line in
      line.prefixMatch(of: #/(?:\| *)?((?:X-[A-Z0-9]+|POL|LINT)-\d\d[a-z]?) *(?:\||$)/#)
        .map { String($0.output.1) }
    }
  }
}
