package import SourceText

/// The rules that the checker itself applies: documents against the declared surface.
package enum SchemaRules {
  /// Sorted by id.
  package static let descriptions: [RuleDescription] = [
    RuleDescription(
      id: "deprecated-key", category: .schema, isFixable: true,
      summary: "a key that the SDK itself renamed or removed",
      reason: "The release that the document is written for no longer has a setting of this name."
    ),
    RuleDescription(
      id: "invalid-color", category: .schema, isFixable: true,
      summary: "a text that is no colour of the field's type",
      reason: "A colour is `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, `0xRRGGBB` or a name that the field's"
        + " own type documents; anything else cannot be shown."),
    RuleDescription(
      id: "invalid-format", category: .schema,
      facts: facts["invalid-format"] ?? [],
      summary: "a text that has not the form its field asks for",
      reason: "An address needs its scheme, a release its numbers, an id at least one character:"
        + " otherwise the app has nothing that it could open, compare or find."),
    RuleDescription(
      id: "lossy-number", category: .schema, severities: [.error, .warning],
      summary: "a number that a double cannot hold as written",
      reason: "JSON and the SDKs know numbers as doubles. What does not fit would be rounded,"
        + " become infinite or vanish without a word."),
    RuleDescription(
      id: "missing-key", category: .schema,
      facts: facts["missing-key"] ?? [],
      summary: "a mapping without a key that it must have",
      reason: "The SDK's initializer asks for the value and there is no documented default."),
    RuleDescription(
      id: "out-of-range", category: .schema, severities: [.error, .warning, .note],
      isFixable: true,
      facts: facts["out-of-range"] ?? [],
      summary: "a number beyond its documented limits",
      reason: "The SDK rejects, clamps or ignores it, so that the screen is not what the file says."
    ),
    RuleDescription(
      id: "unknown-key", category: .schema, isFixable: true,
      summary: "a key that the mapping does not have",
      reason: "Nothing reads it: the setting keeps its default, and the file looks as if it did"
        + " not."),
    RuleDescription(
      id: "unknown-value", category: .schema, isFixable: true,
      facts: facts["unknown-value"] ?? [],
      summary: "a word that its enumeration does not have",
      reason: "The SDK has no such case. Words are spelt as in Swift; Objective-C constants and the"
        + " sister SDKs' words are recognised and answered with ours."),
    RuleDescription(
      id: "unsupported-version", category: .schema,
      summary: "a release or format version that is not known here",
      reason: "Defaults and limits come from the documentation of certain releases; for others"
        + " navlint would have to guess."),
    RuleDescription(
      id: "wrong-type", category: .schema, severities: [.error, .note], isFixable: true,
      facts: facts["wrong-type"] ?? [],
      summary: "a value of another type than its field has",
      reason: "The SDK's property has one type, and navlint converts nothing in silence."),
  ]

  /// The facts behind each rule, as the surface states them at its fields.
  private static let facts: [RuleID: [String]] = {
    var facts: [RuleID: Set<String>] = [:]
    for field in MappingKind.allCases.flatMap(\.schema.fields) {
      facts["missing-key", default: []].formUnion(field.requirement?.facts ?? [])
      collect(field.type, into: &facts)
    }
    return facts.mapValues { $0.sorted() }
  }()

  private static func collect(_ type: ValueType, into facts: inout [RuleID: Set<String>]) {
    switch type {
    case .number(let number):
      facts["wrong-type", default: []].formUnion(number.integerFacts)
      for limit in number.limits { facts[limit.rule, default: []].formUnion(limit.facts) }
    case .text(let text): facts["invalid-format", default: []].formUnion(text.facts)
    case .enumeration(let words), .table(let words), .wordOrMapping(let words, _):
      facts["unknown-value", default: []].formUnion(words.explained.flatMap(\.facts))
    case .list(let list): collect(list.element, into: &facts)
    case .either(let scalar, let collection):
      collect(scalar, into: &facts)
      collect(collection, into: &facts)
    case .boolean, .color, .version, .mapping, .any: break
    }
  }
}
