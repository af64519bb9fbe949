import NavLint
import NavSchema
import SourceText

extension Explanation {
  /// What a rule finds, and why it matters.
  static func rule(_ rule: RuleDescription) -> Explanation {
    let examples = RuleExample.examples(of: rule.id)
    var explanation = Explanation(rule.id.rawValue, rule.summary) { json in
      rule.writeMembers(to: &json)
      json.examples(examples)
    }
    explanation.add("category", rule.category.rawValue)
    explanation.add("severity", rule.severities.map(\.rawValue).joined(separator: ", "))
    explanation.add("fix", rule.isFixable ? "`navlint check --fix` can repair it" : nil)
    explanation.add("why", rule.reason)
    explanation.add("facts", rule.facts.joined(separator: ", "))
    explanation.add("policy", rule.policy)
    explanation.add("see", rule.references)
    explanation.add(firstOfEachSort: examples)
    return explanation
  }

  /// What the rules of a category are about, and which they are.
  static func category(_ category: RuleCategory) -> Explanation {
    let rules = RuleRegistry.descriptions.filter { $0.category == category }
    var explanation = Explanation(category.rawValue, category.summary) { json in
      json.member("category", category.rawValue)
      json.member("summary", category.summary)
      json.member("rules", rules.map(\.id.rawValue))
    }
    explanation.add("category", "`navlint check --select \(category)` runs these rules alone")
    explanation.add("rules", rules.map { "\($0.id): \($0.summary)" })
    return explanation
  }

  /// What is known of a fact: the rules that check it, or why none does.
  ///
  /// Nil if there is no such fact.
  static func fact(_ fact: String) -> Explanation? {
    let rules = RuleRegistry.descriptions.filter { $0.facts.contains(fact) }
    let fields = FieldIndex.all.filter { $0.field.facts.contains(fact) }
    let reason = NotCheckable.all.first { $0.fact == fact }?.reason
    guard !rules.isEmpty || reason != nil || !fields.isEmpty else { return nil }
    let examples = RuleExample.examples(of: fact)
    let summary = reason.map { "no rule checks it: \($0)" } ?? rules.first?.summary ?? ""
    var explanation = Explanation(fact, summary) { json in
      json.member("fact", fact)
      json.member("notCheckable", reason)
      json.member("rules") { json in
        json.array(rules) { json, rule in json.object { rule.writeMembers(to: &$0) } }
      }
      json.member("fields", fields.map(\.path))
      json.examples(examples)
    }
    for rule in rules {
      let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
      explanation.add("rule", "\(rule.id) (\(severities))")
      explanation.add("why", rule.reason)
      explanation.add("see", rule.references)
    }
    explanation.add("fields", fields.map(\.path))
    explanation.add(firstOfEachSort: examples)
    return explanation
  }

  private mutating func add(firstOfEachSort examples: [RuleExample]) {
    for (isBad, word) in [(true, "bad"), (false, "good")] {
      guard let example = examples.first(where: { $0.isBad == isBad }) else { continue }
      add(example: example.title.isEmpty ? word : "\(word): \(example.title)", example.text)
    }
  }
}

extension RuleCategory {
  fileprivate var summary: String {
    switch self {
    case .yaml: "the YAML itself: syntax, keys, anchors, scalars that readers disagree on"
    case .schema: "keys, types and values against what the SDKs document"
    case .semantics: "settings against each other"
    case .policy: "changes of the user interface that a policy disallows"
    case .project: "navlint's own comments in the document"
    }
  }
}

extension JSONWriter {
  mutating func examples(_ examples: [RuleExample]) {
    member("examples") { json in
      json.array(examples) { json, example in
        json.object { json in
          json.member("title", example.title)
          json.member("bad", example.isBad)
          json.member("facts", example.facts)
          json.member("text", example.text)
        }
      }
    }
  }
}
