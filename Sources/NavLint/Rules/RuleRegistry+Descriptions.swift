import NavSchema
package import SourceText
import YAMLTree

extension RuleRegistry {
  /// Every rule there is, however it is implemented, sorted by id.
  package static let descriptions: [RuleDescription] =
    (YAMLRules.descriptions + SchemaRules.descriptions + semantics.map { $0.description }
    + Suppressions.descriptions).sorted { $0.id < $1.id }

  /// Every rule's id.
  package static let ids = Set(descriptions.map(\.id))

  /// Everything that may be selected: rule ids, categories and fact ids.
  package static let selectors: Set<String> = {
    var names = Set(RuleCategory.allCases.map(\.rawValue))
    for description in descriptions {
      names.insert(description.id.rawValue)
      names.formUnion(description.facts)
    }
    return names
  }()

  /// The description of a rule.
  package static func description(of id: RuleID) -> RuleDescription? {
    descriptions.first { $0.id == id }
  }
}
