package import NavSchema
package import SourceText

extension RuleRegistry {
  /// The rules that look at the field at `path`, positions in lists left aside: by its type, by the
  /// facts that speak of it, by what rules ask for, and by the paths in policies; sorted.
  package static func rules(
    lookingAt field: Field, at path: String, _ policies: PolicySet = .builtIn
  ) -> [RuleID] {
    let facts = Set(field.facts)
    let byFacts = descriptions.filter { !facts.isDisjoint(with: $0.facts) }.map(\.id)
    let kind = FieldIndex.all.first { $0.path == path }?.kind
    let name = kind.map { "\($0).\(field.name)" }
    let asking = RuleReads.all.first { $0.field == name }?.rules ?? []
    return Set(byFacts + rules(of: field) + asking + policies.rules(lookingAt: path)).sorted()
  }

  private static func rules(of field: Field) -> [RuleID] {
    var rules = rules(of: field.type)
    if field.requirement != nil { rules.append("missing-key") }
    if field.since != nil { rules.append(KeyNewerThanSdk.description.id) }
    return rules
  }

  private static func rules(of type: ValueType) -> [RuleID] {
    switch type {
    case .boolean: ["wrong-type", "ambiguous-scalar"]
    case .number(let number):
      ["wrong-type", "ambiguous-scalar", "lossy-number"] + number.limits.map(\.rule)
    case .text(let text):
      ["wrong-type", "ambiguous-scalar"]
        + (text.format == .any && text.allowsEmpty ? [] : ["invalid-format"])
    case .color: ["wrong-type", "invalid-color", "swallowed-comment"]
    case .version: ["wrong-type", "invalid-format", "unsupported-version"]
    case .enumeration: ["wrong-type", "unknown-value"]
    case .wordOrMapping: ["wrong-type", "unknown-value", "unknown-key", "duplicate-key"]
    case .mapping, .table: ["wrong-type", "unknown-key", "duplicate-key"]
    case .list(let list): ["wrong-type"] + rules(of: list.element)
    case .either(let scalar, let collection): rules(of: scalar) + rules(of: collection)
    case .any: []
    }
  }
}
