package import NavSchema
package import SourceText

/// A check of settings against each other: an identity, words, facts, and a function.
///
/// A rule has no state. It is called once for each section of its kinds, however often the
/// section is used through aliases.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// The kinds of mapping that it looks at.
  static var kinds: [MappingKind] { get }
  /// Looks at one section and reports what is wrong with it.
  static func check(_ section: Section, _ findings: inout Findings)
}

/// The rules that run, by the kind of mapping that they look at.
package struct RuleSet: Sendable {
  /// The rules of each kind, kind after kind.
  private let rules: [any Rule.Type]
  /// Where each kind's rules begin, and where the last kind's end.
  private let starts: [Int]

  package init(_ rules: [any Rule.Type]) {
    var starts = [Int](repeating: 0, count: MappingKind.allCases.count + 1)
    for rule in rules {
      for kind in rule.kinds { starts[Int(kind.rawValue) + 1] += 1 }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    // The number of the rule in each place; the next free place of each kind moves on.
    var places = [Int](repeating: 0, count: starts[starts.count - 1])
    var next = starts
    for (number, rule) in rules.enumerated() {
      for kind in rule.kinds {
        places[next[Int(kind.rawValue)]] = number
        next[Int(kind.rawValue)] += 1
      }
    }
    self.rules = places.map { rules[$0] }
    self.starts = starts
  }

  /// Runs all rules over all sections of `configuration`, in one walk.
  ///
  /// With `atEveryUse` also over the further uses of anchored ones, and with all findings that are
  /// the same but for their place.
  package func run(
    on configuration: Configuration, atEveryUse: Bool = false
  ) -> [Diagnostic] {
    var findings = Findings(configuration, repeats: atEveryUse)
    configuration.visitOwnSections(atEveryUse: atEveryUse) { section in
      findings.sectionID = section.id
      let kind = Int(section.kind.rawValue)
      for index in starts[kind]..<starts[kind + 1] {
        findings.rule = rules[index]
        rules[index].check(section, &findings)
      }
    }
    return findings.diagnostics
  }
}
