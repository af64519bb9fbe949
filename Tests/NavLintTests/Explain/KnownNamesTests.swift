import NavLint
import NavLintDev
import NavSchema
import SourceText
import Testing

/// Whatever a report tells people to look up is known to `explain`.
struct KnownNamesTests {
  @Test(arguments: RulePageFile.all)
  func explainKnowsFieldsAndRules(_ file: RulePageFile) throws {
    for rule in try file.read().cases {
      let source = SourceFile(path: "a.nav.yaml", bytes: rule.input)
      for found in Linter(rule.options).lint(source).diagnostics {
        if let field = found.field {
          #expect(FieldIndex.entry(at: field) != nil, "\(rule): \(field)")
        }
        #expect(RuleRegistry.description(of: found.rule) != nil, "\(rule): \(found.rule)")
        for fact in found.facts {
          #expect(RuleRegistry.selectors.contains(fact), "\(rule): \(fact)")
        }
      }
    }
  }
}
