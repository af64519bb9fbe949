import NavSchema
import YAMLTree

/// A judged value: a field of a section, written or not, or an entry of a list.
struct PolicyTarget: Hashable {
  /// The section; none for an entry of a list, and where there is no section at all.
  var owner = ValueID.none
  var slot = 0
  /// The written value; none where the key is absent.
  var value = ValueID.none

  /// What a path leads to whose section is absent.
  static let absent = PolicyTarget()
}

extension Configuration {
  /// The setting that a target is; nil for entries and where there is no section.
  func setting(_ target: PolicyTarget) -> Setting? {
    target.owner == .none
      ? nil : Section(configuration: self, id: target.owner)[slot: target.slot]
  }

  /// The documented default that stands for an absent target; nil if there is none.
  func defaultLiteral(of target: PolicyTarget) -> Literal? {
    setting(target)?.defaultLiteral
  }

  /// The effective number; nil if it is unknown or none.
  func number(of target: PolicyTarget) -> Double? {
    guard target.value != .none else {
      if case .number(let number)? = defaultLiteral(of: target) { return number }
      return nil
    }
    let value = values[target.value.index]
    return value.kind == .number ? Double(bitPattern: value.payload) : nil
  }

  /// The effective colour; nil if it is unknown, none, or dependent on the appearance.
  func color(of target: PolicyTarget) -> Color? {
    guard target.value != .none else {
      if case .text(let text)? = defaultLiteral(of: target) { return Color(ArraySlice(text.utf8)) }
      return nil
    }
    let value = values[target.value.index]
    switch value.kind {
    case .color: return Color(packed: UInt32(truncatingIfNeeded: value.payload))
    case .colorName: return ColorName.fixedColor(named: text(of: value), type: .swiftUIColor)
    default: return nil
    }
  }

  /// The effective text, a word as it is written; nil if it is unknown or none.
  func bytes(of target: PolicyTarget) -> ArraySlice<UInt8>? {
    guard target.value != .none else {
      if case .text(let text)? = defaultLiteral(of: target) { return ArraySlice(text.utf8) }
      return nil
    }
    let value = values[target.value.index]
    switch value.kind {
    case .text, .word, .version, .colorName, .color:
      return stream.value(of: stream.resolved(value.node))
    case .invalid: return isWord(value) ? stream.value(of: stream.resolved(value.node)) : nil
    default: return nil
    }
  }

  /// Whether a value stands where a word is expected, and is a scalar at least.
  private func isWord(_ value: Value) -> Bool {
    guard stream[stream.resolved(value.node)].kind == .scalar, let type = type(of: value) else {
      return false
    }
    switch type {
    case .enumeration, .wordOrMapping: return true
    default: return false
    }
  }

  /// The number of entries of a list; nil if it is unknown or no list.
  func entryCount(of target: PolicyTarget) -> Int? {
    guard target.value != .none else {
      return defaultLiteral(of: target) == .emptyList ? 0 : nil
    }
    let value = values[target.value.index]
    return value.kind == .list ? entries(of: value).count : nil
  }

  /// Whether there is an effective value, right or wrong.
  func isPresent(_ target: PolicyTarget) -> Bool {
    target.value != .none || defaultLiteral(of: target) != nil
  }

  /// Whether the effective value equals one of `literals`, read as values of its type.
  func compare(_ target: PolicyTarget, with literals: [ComparedLiteral]) -> Truth {
    var answer = Truth.unknown
    for index in literals.indices {
      switch compare(target, with: literals[index]) {
      case .yes: return .yes
      case .no: answer = .no
      case .unknown: break
      }
    }
    return answer
  }

  private func compare(_ target: PolicyTarget, with literal: ComparedLiteral) -> Truth {
    guard target.value != .none else {
      return defaultLiteral(of: target).map { compare($0, with: literal) } ?? .unknown
    }
    let value = values[target.value.index]
    switch value.kind {
    case .boolean: return literal.boolean.map { Truth($0 == (value.payload != 0)) } ?? .unknown
    case .number:
      return literal.number.map { Truth($0 == Double(bitPattern: value.payload)) } ?? .unknown
    case .color:
      return literal.color.map { Truth($0.packed == UInt32(truncatingIfNeeded: value.payload)) }
        ?? .unknown
    case .version: return Truth(Version(text(of: value)) == literal.version)
    case .text, .word, .colorName:
      return Truth(stream.value(of: stream.resolved(value.node), equals: literal.bytes))
    case .invalid:
      return bytes(of: target).map { Truth($0.elementsEqual(literal.bytes)) } ?? .unknown
    default: return .unknown
    }
  }

  private func compare(_ value: Literal, with literal: ComparedLiteral) -> Truth {
    switch value {
    case .boolean(let flag): return literal.boolean.map { Truth($0 == flag) } ?? .unknown
    case .number(let number): return literal.number.map { Truth($0 == number) } ?? .unknown
    case .text(let text):
      let bytes = ArraySlice(text.utf8)
      if let color = Color(bytes), let other = literal.color { return Truth(color == other) }
      return Truth(bytes.elementsEqual(literal.bytes))
    case .emptyList: return .unknown
    }
  }
}
