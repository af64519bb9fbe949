import Foundation
import NavLint
import NavLintDev
import NavSchema
import SourceText
import TestSupport
import Testing

/// Rules, their files and their pages agree.
@Suite struct RegistryTests {
  private let ids = RuleRegistry.descriptions.map(\.id.rawValue)

  @Test func idsAreUniqueAndKebabCase() {
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil, "\(id)")
    }
  }

  @Test func rulesAreListedInOrder() {
    let semantics = RuleRegistry.semantics.map { $0.description.id }
    #expect(semantics == semantics.sorted())
    let schema = SchemaRules.descriptions.map(\.id)
    #expect(schema == schema.sorted())
  }

  @Test func ruleTypesAreNamedAfterTheirIDsAndStandInTheirOwnFiles() {
    for rule in RuleRegistry.semantics {
      let name = rule.description.id.rawValue.upperCamelCased
      #expect("\(rule)" == name)
      let folder = rule.description.category.rawValue.capitalizedFirst
      let file = Repository.file("Sources/NavLint/Rules/\(folder)/\(name).swift")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
    }
  }

  @Test func everyRuleHasAPageAndEveryPageARule() {
    let pages = Repository.files(in: "docs/Rules", suffix: ".md").map {
      $0.deletingPathExtension().lastPathComponent
    }
    #expect(Set(ids).subtracting(pages).sorted() == [])
    #expect(Set(pages).subtracting(ids).sorted() == [])
  }

  @Test(arguments: RuleRegistry.descriptions)
  func wordsAreInTheHouseStyle(_ rule: RuleDescription) {
    #expect(rule.summary.first.map { $0.isLowercase || $0 == "`" } == true, "\(rule.id)")
    #expect(!rule.summary.hasSuffix("."), "\(rule.id)")
    #expect(rule.reason.hasSuffix("."), "\(rule.id)")
    #expect(rule.severities == rule.severities.sorted(by: >), "\(rule.id)")
    #expect(rule.facts == rule.facts.sorted(), "\(rule.id)")
  }

  @Test func limitsNameRulesThatExist() {
    for kind in MappingKind.allCases {
      for field in kind.schema.fields {
        guard case .number(let number) = field.type else { continue }
        for limit in number.limits {
          #expect(ids.contains(limit.rule.rawValue), "\(field.name): \(limit.rule)")
        }
      }
    }
  }
}

/// Every diagnostic of the pages against the descriptions.
@Suite struct RulePageFactTests {
  @Test(arguments: RulePageFile.all)
  func factsHaveADocumentThatFiresThemAndOneThatNearlyDoes(_ file: RulePageFile) throws {
    let page = try file.read()
    for fact in RuleRegistry.description(of: page.id)?.facts ?? [] {
      #expect(!page.firing(fact).isEmpty, "no document of \(page.id) fires \(fact)")
      #expect(!page.nearMisses(of: fact).isEmpty, "no near miss of \(fact) in \(page.id)")
    }
  }

  @Test(arguments: RulePageFile.all)
  func findingsKeepToTheirDescriptions(_ file: RulePageFile) throws {
    for rule in try file.read().cases {
      for finding in rule.findings() {
        guard let description = RuleRegistry.description(of: finding.rule) else {
          Issue.record("\(rule): no rule is called \(finding.rule)")
          continue
        }
        #expect(description.severities.contains(finding.severity), "\(rule): \(finding)")
        // A policy's finding speaks for the policy's other rules too, where they have one cause.
        let facts =
          description.category == .policy
          ? RuleRegistry.descriptions.filter { $0.policy == description.policy }.flatMap(\.facts)
          : description.facts
        #expect(Set(finding.facts).isSubset(of: facts), "\(rule): \(finding)")
      }
    }
  }
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
