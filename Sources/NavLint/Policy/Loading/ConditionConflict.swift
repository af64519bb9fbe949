import NavSchema

/// Two statements of a policy that cannot both hold.
struct ConditionConflict {
  /// The earlier statement; none where only the later one has a place.
  let first: ValueID
  let second: ValueID
  let message: String

  init(_ first: ValueID, _ second: ValueID, _ message: String) {
    self.first = first
    self.second = second
    self.message = message
  }

  /// The first contradiction among conditions about the same value that must all hold.
  static func within(_ conditions: [PolicyCondition]) -> ConditionConflict? {
    let parts = conditions.flatMap(\.conjuncts)
    for (index, part) in parts.enumerated() {
      for earlier in parts[..<index] {
        if let message = earlier.contradiction(with: part) {
          return ConditionConflict(earlier.origin, part.origin, message)
        }
      }
    }
    return nil
  }

  /// Whether all that `required` admits is forbidden.
  static func between(
    _ required: PolicyCondition, forbidden: PolicyCondition
  ) -> ConditionConflict? {
    let forbiddenParts = forbidden.conjuncts
    guard forbiddenParts.count == 1, let ban = forbiddenParts.first else { return nil }
    for part in required.conjuncts where part.implies(ban) {
      return ConditionConflict(
        part.origin, ban.origin, "\(ban.words) is forbidden, but \(part.words) is required")
    }
    return nil
  }
}

extension PolicyCondition {
  /// The conditions that must all hold, about one value.
  var conjuncts: [PolicyCondition] {
    if case .all(let parts) = self { return parts.flatMap(\.conjuncts) }
    return [self]
  }

  /// Where the policy file says it.
  var origin: ValueID {
    switch self {
    case .equals(let literal), .minimum(let literal), .maximum(let literal),
      .pattern(let literal):
      literal.origin
    case .oneOf(let literals): literals.first?.origin ?? .none
    case .present(_, let mark), .written(_, let mark), .unique(let mark), .decides(_, let mark):
      mark.origin
    case .count(let range): range.mark.origin
    case .contrast(let contrast): contrast.range.mark.origin
    case .not(let inner): inner.origin
    case .atLeast(let path), .atMost(let path), .some(let path, _), .every(let path, _):
      path.origin
    case .all(let parts), .any(let parts): parts.first?.origin ?? .none
    case .sum(let paths, _): paths.first?.origin ?? .none
    }
  }

  /// The only values that it admits, where it lists them.
  private var values: [PolicyLiteral]? {
    switch self {
    case .equals(let literal): [literal]
    case .oneOf(let literals): literals
    default: nil
    }
  }

  /// Whether it speaks of a value that is there.
  private var needsValue: Bool {
    switch self {
    case .equals, .oneOf, .minimum, .maximum, .atLeast, .atMost, .pattern, .count, .contrast,
      .decides:
      true
    default: false
    }
  }

  /// Why this and `other`, about the same value, cannot both hold; nil if they can.
  fileprivate func contradiction(with other: PolicyCondition) -> String? {
    if let message = contradictionInOrder(other) ?? other.contradictionInOrder(self) {
      return message
    }
    return nil
  }

  private func contradictionInOrder(_ other: PolicyCondition) -> String? {
    switch (self, other) {
    case (.present(let one, _), .present(let two, _)) where one != two:
      return "`present` and `absent` exclude each other"
    case (.present(false, _), _) where other.needsValue:
      return "an absent value cannot be \(other.words)"
    case (.minimum(let low), .maximum(let high)):
      guard let minimum = low.number, let maximum = high.number, minimum > maximum else {
        return nil
      }
      return "`minimum` is above `maximum`; nothing is between them"
    case (.some(let one, let here), .some(let two, let there))
    where one.pattern == two.pattern && one.pattern.isLiteral:
      return ConditionConflict.within([here, there])?.message
    case (.not(let inner), _) where other.implies(inner):
      return "\(other.words) and not \(inner.words) exclude each other"
    default: break
    }
    guard let values, !values.contains(where: { other.admits($0) }) else { return nil }
    return "\(words) and \(other.words) exclude each other"
  }

  /// Whether a value equal to `literal` may satisfy this; true where that is not known.
  private func admits(_ literal: PolicyLiteral) -> Bool {
    if let values { return values.contains { $0.means(literal) } }
    guard let number = literal.number else { return true }
    switch self {
    case .minimum(let bound): return bound.number.map { number >= $0 } ?? true
    case .maximum(let bound): return bound.number.map { number <= $0 } ?? true
    default: return true
    }
  }

  /// Whether all values that satisfy this satisfy `other`.
  fileprivate func implies(_ other: PolicyCondition) -> Bool {
    if self == other { return true }
    if let values, !values.isEmpty {
      switch other {
      case .equals, .oneOf, .minimum, .maximum:
        return values.allSatisfy { other.admits($0) && ($0.number != nil || other.values != nil) }
      default: return false
      }
    }
    switch (self, other) {
    case (.minimum(let one), .minimum(let two)): return one.number ?? 0 >= two.number ?? .infinity
    case (.maximum(let one), .maximum(let two)): return one.number ?? 0 <= two.number ?? -.infinity
    default: return false
    }
  }
}

extension PolicyLiteral {
  /// Whether both stand for the same value, colours in whatever spelling.
  fileprivate func means(_ other: PolicyLiteral) -> Bool {
    if self == other || text == other.text { return true }
    guard let one = Color(ArraySlice(text.utf8)), let two = Color(ArraySlice(other.text.utf8))
    else {
      return false
    }
    return one == two
  }
}
