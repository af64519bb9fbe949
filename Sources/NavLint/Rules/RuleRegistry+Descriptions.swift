import NavSchema
package import SourceText
import YAMLTree

extension RuleRegistry {
  /// Every rule there is, however it is implemented, sorted by id.
  package static let descriptions = descriptions(with: .builtIn)

  /// Every rule that is in force beside `policies`, sorted by id.
  package static func descriptions(with policies: PolicySet) -> [RuleDescription] {
    (ownDescriptions + policies.ruleDescriptions).sorted { $0.id < $1.id }
  }

  /// Every rule that is no policy's.
  private static let ownDescriptions: [RuleDescription] =
    YAMLRules.descriptions + SchemaRules.descriptions + semantics.map { $0.description }
    + Suppressions.descriptions

  /// The ids that no policy may give to a rule of its own.
  static let ownIDs = Set(ownDescriptions.map(\.id))

  /// Every rule's id.
  package static let ids = Set(descriptions.map(\.id))

  /// Everything that may be selected: rule ids, categories and fact ids.
  package static let selectors = selectors(of: descriptions)

  /// Everything that may be selected where `policies` are in force.
  package static func selectors(with policies: PolicySet?) -> Set<String> {
    guard let policies else { return selectors }
    return selectors.union(selectors(of: policies.ruleDescriptions))
  }

  private static func selectors(of descriptions: [RuleDescription]) -> Set<String> {
    var names = Set(RuleCategory.allCases.map(\.rawValue))
    for description in descriptions {
      names.insert(description.id.rawValue)
      names.formUnion(description.facts)
    }
    return names
  }

  /// The category of a rule that is no policy's.
  static func ownCategory(of id: RuleID) -> RuleCategory? {
    ownDescriptions.first { $0.id == id }?.category
  }

  /// The description of a rule.
  package static func description(of id: RuleID) -> RuleDescription? {
    descriptions.first { $0.id == id }
  }
}
