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
  case among(ComparedLiterals)
  case within(minimum: Double, maximum: Double)
  case atLeast(PolicyOperand)
  case atMost(PolicyOperand)
  case pattern(TextPattern)
  case present(Bool)
  case written(Bool)
  case count(PolicyRange)
  case unique
  case contrast(with: ContrastPartner, PolicyRange)
  case decides(MapPart)
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
  /// What the map style makes of a part of the map.
  case part(MapPart)
}

/// Literals in all readings that their fields' types ask for, to be compared with values.
final class ComparedLiterals: Sendable {
  let words: [[UInt8]]
  let booleans: [Bool]
  let numbers: [Double]
  let colors: [Color]
  let versions: [Version]

  init(_ literals: [PolicyLiteral], for types: [ValueType]) {
    words = literals.map { Array($0.text.utf8) }
    booleans = literals.compactMap(\.boolean)
    numbers = literals.compactMap(\.number)
    let hasColor = types.contains { if case .color = $0 { true } else { false } }
    colors = hasColor ? literals.compactMap(\.color) : []
    let hasVersion = types.contains { if case .version = $0 { true } else { false } }
    versions = hasVersion ? literals.compactMap { Version($0.text) } : []
  }
}

extension PolicyLiteral {
  /// The colour that the text stands for, if any.
  var color: Color? {
    Color(ArraySlice(text.utf8)) ?? ColorName.fixedColor(named: text, type: .uiColor)
  }
}

/// What is known of a statement.
enum Truth: Sendable {
  case yes
  case no
  /// A value that it needs is absent and has no documented default.
  case unknown
  /// A value that it needs is wrong in itself, misspelt or cut off: nobody knows what is meant.
  case unclear

  init(_ flag: Bool) { self = flag ? .yes : .no }

  /// The opposite; what is not known stays so.
  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    case .unclear: .unclear
    }
  }
}
