import Foundation
import NavLint
import NavSchema
import SourceText
import TestSupport
import Testing

/// The built-in policy: its file, its examples, and that both are what is compiled in.
struct GooglePolicyTests {
  private let source = Policy.googleSource

  private func words(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { PolicyRun.words($0, LineIndex(source)) }
  }

  @Test func theCompiledTextIsTheFile() throws {
    let file = Repository.file("schemas/policies/google-navigation-sdk.yaml")
    #expect(source.text == Array(try Data(contentsOf: file)))
  }

  @Test func theCompiledRulesAreThoseOfTheText() throws {
    let (loaded, diagnostics) = Policy.load(source)
    #expect(words(diagnostics) == [])
    let policy = try #require(loaded)
    var written = policy.writtenRules
    for index in written.indices { written[index].origin = .none }
    let compiled = PolicySet.builtIn
    #expect(
      compiled.ruleDescriptions == policy.ruleDescriptions,
      "run `swift run navlint-dev generate` and commit what it writes")
    #expect(compiled.writtenRules == written)
  }

  @Test func everyExampleBehavesAsStated() throws {
    let policy = try #require(Policy.load(source).policy)
    let trial = try #require(PolicyTrial(policy))
    #expect(words(trial.diagnostics) == [])
    #expect(trial.verdicts.filter { $0.firing == 0 || $0.silent == 0 }.map(\.rule) == [])
  }

  /// The rows of the policy that a file can show, and those that follow from it.
  @Test func itCarriesEveryFactThatAFileCanShow() {
    let facts = Set(PolicySet.builtIn.ruleDescriptions.flatMap(\.facts))
    let expected =
      "POL-01 POL-02 POL-03a POL-03b POL-03c POL-03d POL-03e POL-04a POL-04b POL-05 POL-06 POL-06a"
      + " POL-06b POL-07 POL-08 POL-09 POL-10 POL-11 POL-14 POL-17 POL-18 LINT-01 LINT-02 LINT-03"
      + " LINT-04 LINT-05 LINT-06 LINT-07 LINT-08 LINT-09 LINT-10 LINT-11 X-MAP-08 X-SPD-10"
    #expect(Set(expected.split(separator: " ").map(String.init)).subtracting(facts) == [])
  }

  @Test func messagesSpeakOfConflictsAndHeuristics() {
    for rule in PolicySet.builtIn.writtenRules {
      let message = rule.message ?? ""
      if rule.basis == .heuristic {
        #expect(message.contains("(heuristic)"), "\(rule.id)")
      } else {
        #expect(message.contains("may conflict with Google's") || message.contains("asks for"))
      }
      #expect(!rule.references.isEmpty && rule.reason != nil && rule.summary != nil, "\(rule.id)")
    }
  }
}
