import NavLint
import NavSchema
import SourceText

extension Explanation {
  /// All that is declared of a field.
  static func field(_ entry: FieldIndex.Entry) -> Explanation {
    let field = entry.field
    let rules = RuleRegistry.rules(lookingAt: field, at: entry.path)
    let good = FieldExample.good(entry)
    let bad = FieldExample.bad(entry)
    var explanation = Explanation(entry.path, field.summary) { json in
      json.member("field", entry.path)
      field.writeMembers(to: &json)
      json.member("rules", rules.map(\.rawValue))
      json.member("good", good)
      json.member("bad", bad)
    }
    explanation.add(describing: field)
    explanation.add("facts", field.facts.joined(separator: ", "))
    explanation.add("rules", rules.map(\.rawValue).joined(separator: ", "))
    if let bad { explanation.add(example: "bad", bad) }
    if let good { explanation.add(example: "good", good) }
    return explanation
  }

  /// All that is declared of a key of navlint's own files.
  static func ownField(_ entry: FieldIndex.Entry) -> Explanation {
    var explanation = Explanation(entry.path, entry.field.summary) { json in
      json.member("field", entry.path)
      entry.field.writeMembers(to: &json)
    }
    explanation.add("file", entry.path.hasPrefix("policy.") ? "a policy" : ".navlint.yaml")
    explanation.add(describing: entry.field)
    return explanation
  }

  private mutating func add(describing field: Field) {
    add("value", field.type.phrase + (field.isNullable ? ", or null" : ""))
    if case .enumeration(let words) = field.type { add(words: words) }
    if case .wordOrMapping(let words, _) = field.type { add(words: words) }
    if case .number(let number) = field.type { add("limits", number.limitWords) }
    if case .color(let names) = field.type { add("written", names.spellings) }
    add("required", field.requirement?.reason)
    add("default", field.defaultWords ?? (field.requirement == nil ? "none is documented" : nil))
    add("also", field.otherSpellings.map { "`\($0)`" }.joined(separator: ", "))
    add("since", field.since.map { "release \($0) of the SDK" })
    add("source", [field.source.title] + (field.source.url.map { [$0] } ?? []))
    add("keys", Self.table(field.keys.map { ($0.name, $0.summary) }))
  }

  private mutating func add(words: Enumeration) {
    add("", Self.table(words.cases.map { ($0.name, $0.summary) }))
  }

  /// A line for each name, with its summary in a column of its own.
  private static func table(_ lines: [(name: String, summary: String)]) -> [String] {
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { name, summary in
      name + String(repeating: " ", count: width - name.count) + "  " + summary
    }
  }
}

extension Field {
  /// The keys of the mapping that the value is or holds, those that have their place there.
  fileprivate var keys: [Field] {
    (type.mappingKind?.schema.fields ?? []).filter { $0.home == nil }
  }

  /// Writes all that is declared, apart from the name.
  func writeMembers(to json: inout JSONWriter) {
    json.member("summary", summary)
    json.member("type", type.name)
    json.member("nullable", isNullable)
    json.member("required", requirement?.reason)
    let words = type.words
    if !words.isEmpty { json.member("values", words) }
    if !keys.isEmpty { json.member("keys", keys.map(\.name)) }
    if case .number(let number) = type {
      json.member("unit", number.unit)
      json.member("limits", number.limitWords)
    }
    json.member("defaults") { json in
      json.array(defaults.entries) { json, entry in
        json.object { json in
          if entry.since != Version(0) { json.member("since", "\(entry.since)") }
          json.name("value")
          entry.value.write(to: &json)
        }
      }
    }
    json.member("condition", defaults.condition)
    json.member("otherSpellings", otherSpellings)
    json.member("since", since.map { "\($0)" })
    json.member("facts", facts)
    json.member("source") { json in
      json.object { json in
        json.member("title", source.title)
        json.member("authority", source.authority.rawValue)
        json.member("url", source.url)
      }
    }
  }
}

extension Literal? {
  /// Writes the value, null where there is none.
  func write(to json: inout JSONWriter) {
    switch self {
    case .boolean(let value): json.value(value)
    case .text(let text): json.value(text)
    case .number, .emptyList: json.verbatim(self?.description ?? "null")
    case nil: json.verbatim("null")
    }
  }
}
