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

  /// Whether nobody knows what is meant: it is wrong in itself, misspelt or cut off.
  func isUnclear(_ target: PolicyTarget) -> Bool {
    target.value == .none ? setting(target)?.isUnclear ?? false : isWrong(target)
  }

  /// Whether there is an effective value.
  func isPresent(_ target: PolicyTarget) -> Bool {
    target.value != .none || defaultLiteral(of: target) != nil
  }

  /// Whether the effective value equals one of `literals`, read as values of its type.
  func compare(_ target: PolicyTarget, with literals: ComparedLiterals) -> Truth {
    guard target.value != .none else {
      return defaultLiteral(of: target).map { literals.contain($0) } ?? .unknown
    }
    let value = values[target.value.index]
    switch value.kind {
    case .boolean: return literals.booleans.contain(value.payload != 0)
    case .number: return literals.numbers.contain(Double(bitPattern: value.payload))
    case .color:
      return literals.colors.contain(Color(packed: UInt32(truncatingIfNeeded: value.payload)))
    case .version: return Version(text(of: value)).map(literals.versions.contain) ?? .unknown
    case .text, .word, .colorName:
      let node = stream.resolved(value.node)
      return Truth(literals.words.contains { stream.value(of: node, equals: $0) })
    case .invalid:
      return bytes(of: target).map { bytes in
        Truth(literals.words.contains { bytes.elementsEqual($0) })
      } ?? .unknown
    default: return .unknown
    }
  }
}

extension ComparedLiterals {
  /// Whether a default is among the literals.
  func contain(_ value: Literal) -> Truth {
    switch value {
    case .boolean(let flag): return booleans.contain(flag)
    case .number(let number): return numbers.contain(number)
    case .text(let text):
      if !colors.isEmpty, let color = Color(ArraySlice(text.utf8)) { return colors.contain(color) }
      return Truth(words.contains { $0.elementsEqual(text.utf8) })
    case .emptyList: return .unknown
    }
  }
}

extension Array where Element: Equatable {
  /// Whether `value` is among these; unknown where none is of its type.
  fileprivate func contain(_ value: Element) -> Truth {
    isEmpty ? .unknown : Truth(contains(value))
  }
}
