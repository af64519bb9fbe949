import NavSchema

/// Values of a field that certainly break no rule about it.
///
/// What is not among them may be fine all the same: the rules decide. So a set may always be
/// smaller than it could be, never greater.
package struct ClearValues: Hashable, Sendable {
  /// Bit 0 for `false`, bit 1 for `true`.
  package var booleans: UInt8
  /// One bit for each of the first 64 words of an enumeration.
  package var words: UInt64
  /// Numbers from here to `maximum`.
  package var minimum: Double
  package var maximum: Double
  package var colors: ClearColors
  /// Texts, lists and sections, and what is wrong in itself.
  package var others: Bool

  package init(
    booleans: UInt8 = 0, words: UInt64 = 0, minimum: Double = .infinity,
    maximum: Double = -.infinity, colors: ClearColors = .none, others: Bool = false
  ) {
    self.booleans = booleans
    self.words = words
    self.minimum = minimum
    self.maximum = maximum
    self.colors = colors
    self.others = others
  }

  package static let none = ClearValues()
  package static let all = ClearValues(
    booleans: 0b11, words: .max, minimum: -.infinity, maximum: .infinity, colors: .all,
    others: true)

  /// Whether a value is among them.
  func contain(_ value: Value) -> Bool {
    switch value.kind {
    case .boolean: return booleans >> value.payload & 1 != 0
    case .word: return value.payload < 64 && words >> value.payload & 1 != 0
    case .number:
      let number = Double(bitPattern: value.payload)
      return number >= minimum && number <= maximum
    case .color: return colors.contain(UInt32(truncatingIfNeeded: value.payload))
    default: return others
    }
  }

  /// What is clear to both.
  func intersection(_ other: ClearValues) -> ClearValues {
    ClearValues(
      booleans: booleans & other.booleans, words: words & other.words,
      minimum: max(minimum, other.minimum), maximum: min(maximum, other.maximum),
      colors: colors.intersection(other.colors), others: others && other.others)
  }

  /// What is clear to either, as far as one interval of numbers and one set of colours can say.
  func union(_ other: ClearValues) -> ClearValues {
    let isWider = other.maximum - other.minimum > maximum - minimum
    return ClearValues(
      booleans: booleans | other.booleans, words: words | other.words,
      minimum: isWider ? other.minimum : minimum, maximum: isWider ? other.maximum : maximum,
      colors: colors.union(other.colors), others: others || other.others)
  }
}

/// Colours that certainly break no rule, as 0xRRGGBBAA.
package struct ClearColors: Hashable, Sendable {
  /// Nil: all but the others.
  package var allowed: [UInt32]?
  package var forbidden: [UInt32]
  package var contrasts: [Contrast]

  /// What the contrast with a colour must be.
  package struct Contrast: Hashable, Sendable {
    package let color: UInt32
    package let minimum: Double
    package let maximum: Double
    /// False: it must lie outside these bounds.
    package let isInside: Bool

    package init(_ color: UInt32, minimum: Double, maximum: Double, isInside: Bool) {
      self.color = color
      self.minimum = minimum
      self.maximum = maximum
      self.isInside = isInside
    }

    fileprivate func admits(_ color: UInt32) -> Bool {
      // What shines through depends on the field.
      guard let ratio = Color(packed: color).contrast(to: Color(packed: self.color)) else {
        return false
      }
      return (ratio >= minimum && ratio <= maximum) == isInside
    }
  }

  package init(
    allowed: [UInt32]? = nil, forbidden: [UInt32] = [], contrasts: [Contrast] = []
  ) {
    self.allowed = allowed
    self.forbidden = forbidden
    self.contrasts = contrasts
  }

  package static let none = ClearColors(allowed: [])
  package static let all = ClearColors()

  fileprivate func contain(_ color: UInt32) -> Bool {
    if let allowed, !allowed.contains(color) { return false }
    if forbidden.contains(color) { return false }
    return contrasts.allSatisfy { $0.admits(color) }
  }

  fileprivate func intersection(_ other: ClearColors) -> ClearColors {
    var colors = self
    if let others = other.allowed {
      colors.allowed = allowed.map { $0.filter(others.contains) } ?? others
    }
    colors.forbidden += other.forbidden.filter { !forbidden.contains($0) }
    colors.contrasts += other.contrasts.filter { !contrasts.contains($0) }
    return colors
  }

  fileprivate func union(_ other: ClearColors) -> ClearColors {
    if self == .all || other == .none { return self }
    return other == .all || self == .none ? other : self
  }
}

// MARK: From tests

extension RuleTests {
  /// The written values of a field of `type` that break nothing, whatever else is written.
  func clearValues(
    of type: ValueType, default defaults: Default, disallow: PolicyRule.Change?
  ) -> ClearValues {
    let isKept = require?.values(of: type, where: .yes, orUnknown: true)
    let isAdmitted = forbid?.values(of: type, where: .no, orUnknown: true)
    var clear = [isKept, isAdmitted].compactMap(\.self).shared
    if disallow == .fromDefault {
      clear = clear.intersection(defaults.constant.map { .only($0, of: type) } ?? .none)
    }
    if let when { clear = clear.union(when.values(of: type, where: .no, orUnknown: true)) }
    if let unless { clear = clear.union(unless.values(of: type, where: .yes, orUnknown: false)) }
    return clear
  }
}

extension ClearValues {
  /// One value of a field of `type`.
  fileprivate static func only(_ literal: Literal, of type: ValueType) -> ClearValues {
    switch literal {
    case .boolean(let flag): ClearValues(booleans: flag ? 0b10 : 0b01)
    case .number(let number): ClearValues(minimum: number, maximum: number)
    case .text(let text): ClearValues(words: type.words { $0 == text })
    case .emptyList: .none
    }
  }
}

extension PolicyTest {
  /// The written values of a field of `type` about which the test surely is `truth`.
  fileprivate func values(
    of type: ValueType, where truth: Truth, orUnknown admitsUnknown: Bool
  ) -> ClearValues {
    func parts(_ parts: [PolicyTest], areShared: Bool) -> ClearValues {
      let sets = parts.map { $0.values(of: type, where: truth, orUnknown: admitsUnknown) }
      return areShared ? sets.shared : sets.joined
    }
    switch self {
    case .not(let inner):
      return inner.values(of: type, where: truth.negated, orUnknown: admitsUnknown)
    case .all(let inner): return parts(inner, areShared: truth == .yes)
    case .any(let inner): return parts(inner, areShared: truth == .no)
    case .among(let literals):
      return literals.values(of: type, areThey: truth == .yes, orUnknown: admitsUnknown)
    case .within(let minimum, let maximum):
      // Of what is no number nothing is known.
      var values = admitsUnknown ? ClearValues.all : .none
      (values.minimum, values.maximum) =
        truth == .yes ? (minimum, maximum) : Self.outside(minimum, maximum)
      return values
    case .present(let flag), .written(let flag):
      guard Truth(flag) == truth else { return .none }
      // Of what is wrong in itself nobody knows whether it is present.
      var values = ClearValues.all
      values.others = admitsUnknown
      return values
    case .contrast(.color(let color), let range):
      let limit = ClearColors.Contrast(
        color.packed, minimum: range.minimum ?? 0, maximum: range.maximum ?? .infinity,
        isInside: truth == .yes)
      return admitsUnknown ? ClearValues(colors: ClearColors(contrasts: [limit])) : .none
    case .some, .every, .sum, .atLeast, .atMost, .pattern, .count, .unique, .contrast,
      .decides:
      return .none
    }
  }

  /// The numbers on one side of an interval; none if it is bounded on both.
  private static func outside(_ minimum: Double, _ maximum: Double) -> (Double, Double) {
    if minimum == -.infinity, maximum < .infinity { return (maximum.nextUp, .infinity) }
    if maximum == .infinity, minimum > -.infinity { return (-.infinity, minimum.nextDown) }
    return (.infinity, -.infinity)
  }
}

extension [ClearValues] {
  fileprivate var shared: ClearValues { reduce(.all) { $0.intersection($1) } }
  fileprivate var joined: ClearValues { reduce(.none) { $0.union($1) } }
}

extension ComparedLiterals {
  /// The values that surely are among the literals, or surely are not.
  ///
  /// Where no literal is of a value's type, nothing is known of it.
  fileprivate func values(
    of type: ValueType, areThey: Bool, orUnknown admitsUnknown: Bool
  ) -> ClearValues {
    var values = ClearValues(
      words: type.words { name in words.contains { $0.elementsEqual(name.utf8) } == areThey })
    for (bit, flag) in [false, true].enumerated()
    where booleans.isEmpty ? admitsUnknown : booleans.contains(flag) == areThey {
      values.booleans |= 1 << bit
    }
    if numbers.isEmpty {
      if admitsUnknown { (values.minimum, values.maximum) = (-.infinity, .infinity) }
    } else if !areThey {
      values.minimum = (numbers.max() ?? .infinity).nextUp
      values.maximum = .infinity
    } else if numbers.count == 1 {
      (values.minimum, values.maximum) = (numbers[0], numbers[0])
    }
    let packed = colors.map(\.packed)
    if colors.isEmpty {
      values.colors = admitsUnknown ? .all : .none
    } else {
      values.colors = areThey ? ClearColors(allowed: packed) : ClearColors(forbidden: packed)
    }
    return values
  }
}

extension ValueType {
  /// The bits of the words that `isWanted` says yes to.
  fileprivate func words(where isWanted: (String) -> Bool) -> UInt64 {
    var bits: UInt64 = 0
    for (ordinal, word) in (enumeration?.cases ?? []).prefix(64).enumerated()
    where isWanted(word.name) {
      bits |= 1 << UInt64(ordinal)
    }
    return bits
  }

  private var enumeration: Enumeration? {
    switch self {
    case .enumeration(let words), .wordOrMapping(let words, _): words
    case .either(let scalar, _): scalar.enumeration
    default: nil
    }
  }
}
