import NavSchema
package import SourceText

extension RuleRegistry {
  /// Every rule there is, however it is implemented, sorted by id.
  package static let descriptions: [RuleDescription] =
    (SchemaRules.descriptions + semantics.map { $0.description } + Suppressions.descriptions).sorted { $0.id < $1.id }

  /// Every rule's id.
  package static let ids = Set(descriptions.map(\.id))

  /// The description of a rule.
  package static func description(of id: RuleID) -> RuleDescription? {
    descriptions.first { $0.id == id }
  }
}
