/// A value as the schema writes it: a default or an example.
package enum Literal: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  /// Text, an enumeration's word, a version or a colour in canonical spelling.
  case text(String)
  case emptyList
}

extension Literal: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(stringLiteral value: String) { self = .text(value) }
}

extension Literal: CustomStringConvertible {
  /// The value as it is written in YAML.
  package var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .number(let value): NumberText.canonical(value)
    case .text(let value): value
    case .emptyList: "[]"
    }
  }
}
