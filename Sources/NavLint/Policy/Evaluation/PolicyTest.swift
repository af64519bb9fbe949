import NavSchema
import Platform

/// A condition with its paths resolved to slots.
indirect enum PolicyTest: Sendable {
  case all([PolicyTest])
  case any([PolicyTest])
  case not(PolicyTest)
  case some(PolicyOperand, PolicyTest)
  case every(PolicyOperand, PolicyTest)
  case sum([PolicyOperand], PolicyTest)
  case among([ComparedLiteral])
  case within(minimum: Double, maximum: Double)
  case atLeast(PolicyOperand)
  case atMost(PolicyOperand)
  case pattern(TextPattern)
  case present(Bool)
  case written(Bool)
  case count(PolicyRange)
  case unique
  case contrast(with: ContrastPartner, PolicyRange)
}

extension PolicyTest {
  /// Whether nothing is known of it where its value is absent and has no default.
  var needsValue: Bool {
    switch self {
    case .among, .within, .atLeast, .atMost, .pattern, .count, .unique, .contrast: true
    case .all(let parts), .any(let parts): parts.allSatisfy(\.needsValue)
    case .not(let inner): inner.needsValue
    case .some, .every, .sum, .present, .written: false
    }
  }
}

/// Fields that a condition speaks of, as ways that go on from the judged field's own.
struct PolicyOperand: Sendable {
  /// How many steps both have in common.
  let start: Int
  /// The steps behind these, one list for each way; none where a bound name leads nowhere.
  let ways: [[PathStep]]
}

/// The other colour of a contrast.
enum ContrastPartner: Sendable {
  case color(Color)
  case operand(PolicyOperand)
}

/// A literal in all its readings, to be compared with values of any type.
struct ComparedLiteral: Sendable {
  let bytes: [UInt8]
  let boolean: Bool?
  let number: Double?
  let color: Color?
  let version: Version?

  init(_ literal: PolicyLiteral) {
    bytes = Array(literal.text.utf8)
    boolean = literal.boolean
    number = literal.number
    color = Color(bytes[...]) ?? ColorName.fixedColor(named: literal.text, type: .uiColor)
    version = Version(literal.text)
  }
}

/// What is known of a statement.
enum Truth: Sendable {
  case yes
  case no
  /// A value that it needs is absent and has no documented default.
  case unknown

  init(_ flag: Bool) { self = flag ? .yes : .no }

  /// The opposite; what is unknown stays so.
  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}
