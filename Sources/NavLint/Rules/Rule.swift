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
  private let rulesByKind: [[any Rule.Type]]

  package init(_ rules: [any Rule.Type]) {
    var table: [[any Rule.Type]] = Array(repeating: [], count: MappingKind.allCases.count)
    for rule in rules {
      for kind in rule.kinds { table[Int(kind.rawValue)].append(rule) }
    }
    rulesByKind = table
  }

  /// Runs all rules over all sections of `configuration`, in one walk.
  package func run(on configuration: Configuration) -> [Diagnostic] {
    var findings = Findings(configuration)
    for id in configuration.ownSectionIDs {
      let section = Section(configuration: configuration, id: id)
      findings.section = section
      for rule in rulesByKind[Int(section.kind.rawValue)] {
        findings.rule = rule
        rule.check(section, &findings)
      }
    }
    return findings.diagnostics
  }
}
