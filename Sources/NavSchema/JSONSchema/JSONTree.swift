import SourceText

/// A JSON value whose members keep their order.
enum JSONTree: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([(name: String, value: JSONTree)])
}

extension JSONTree {
  /// An object with the members of both, those of `other` last.
  func adding(_ other: JSONTree) -> JSONTree {
    guard case .object(let members) = self, case .object(let others) = other else { return self }
    return .object(members + others)
  }

  /// An array of texts.
  static func strings(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }

  init(_ literal: Literal) {
    switch literal {
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .string(value)
    case .emptyList: self = .array([])
    }
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
{
  init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONTree: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.verbatim("null")
    case .boolean(let value): json.value(value)
    case .number(let value): json.verbatim(NumberText.canonical(value))
    case .string(let value): json.value(value)
    case .array(let elements): json.value(elements)
    case .object(let members):
      json.object { json in
        for member in members { json.member(member.name, member.value) }
      }
    }
  }
}
