package import SourceText

/// What a value may be.
///
/// What a case holds is an object, so that a copy, made for each value that is read, counts one
/// reference.
package enum ValueType: Sendable {
  case boolean
  case number(NumberType)
  case text(TextType)
  case color(ColorType)
  /// A release number, read as text.
  case version
  case enumeration(Enumeration)
  case mapping(MappingKind)
  case list(ListType)
  /// A mapping whose keys are the user's own names, each with a word: `{rule-id: warning}`.
  case table(Enumeration)
  /// A word or a mapping: `style: default` or `style: {image: …}`.
  case wordOrMapping(Enumeration, MappingKind)
  /// The first where a scalar is written, the second for a list or mapping.
  indirect case either(ValueType, ValueType)
  /// Anything but null: what it must be depends on other keys, so another check reads the node.
  case any
}

extension ValueType {
  /// The word of number `ordinal`; nil where there are no words.
  func word(_ ordinal: Int) -> String? {
    switch self {
    case .enumeration(let words), .wordOrMapping(let words, _): words.cases[ordinal].name
    case .either(let scalar, _): scalar.word(ordinal)
    default: nil
    }
  }
}

/// A number: what it counts, and its documented limits.
package final class NumberType: Sendable {
  /// Only whole numbers are allowed, because the SDK's type is an integer.
  package let isInteger: Bool
  /// A percentage with its sign is read as a fraction: `5%` is 0.05.
  package let acceptsPercentage: Bool
  /// What it counts, in the plural: `degrees`, `metres`.
  package let unit: String?
  /// The key of the same mapping whose value is easily taken for this one: a longitude for a
  /// latitude.
  package let swapPartner: String?
  package let limits: [NumberLimit]
  /// Values from here to `safeMaximum` pass every limit.
  package let safeMinimum: Double
  package let safeMaximum: Double
  /// The facts behind "must be a whole number".
  package let integerFacts: [String]

  package init(
    isInteger: Bool = false, acceptsPercentage: Bool = false, unit: String? = nil,
    swapPartner: String? = nil, integerFacts: [String] = [], limits: [NumberLimit] = []
  ) {
    self.isInteger = isInteger
    self.acceptsPercentage = acceptsPercentage
    self.unit = unit
    self.swapPartner = swapPartner
    self.limits = limits
    self.integerFacts = integerFacts
    safeMinimum = limits.lazy.compactMap { $0.minimum?.leastInside }.max() ?? -.infinity
    safeMaximum = limits.lazy.compactMap { $0.maximum?.greatestInside }.min() ?? .infinity
  }
}

/// One documented limit of a number, and what happens beyond it.
package struct NumberLimit: Sendable {
  /// A bound; exclusive where the bound itself is not allowed.
  package struct Bound: Sendable {
    package let value: Double
    package let isExclusive: Bool

    /// The least number that a minimum admits.
    fileprivate var leastInside: Double { isExclusive ? value.nextUp : value }

    /// The greatest number that a maximum admits.
    fileprivate var greatestInside: Double { isExclusive ? value.nextDown : value }
  }

  package let minimum: Bound?
  package let maximum: Bound?
  /// A value outside the limits that is allowed all the same, as −1 for "unset".
  package let exception: Double?
  package let severity: Severity
  /// The rule that reports it; `out-of-range` unless a rule of its own is due.
  package let rule: RuleID
  package let category: RuleCategory
  package let facts: [String]
  /// What the SDK does beyond the limit, as a sentence fragment: "the SDK clamps it".
  package let consequence: String

  package init(
    from minimum: Double? = nil, above exclusiveMinimum: Double? = nil, to maximum: Double? = nil,
    below exclusiveMaximum: Double? = nil, except exception: Double? = nil,
    _ severity: Severity = .error, rule: RuleID = "out-of-range",
    category: RuleCategory = .schema, facts: [String] = [], _ consequence: String
  ) {
    self.minimum =
      minimum.map { Bound(value: $0, isExclusive: false) }
      ?? exclusiveMinimum.map { Bound(value: $0, isExclusive: true) }
    self.maximum =
      maximum.map { Bound(value: $0, isExclusive: false) }
      ?? exclusiveMaximum.map { Bound(value: $0, isExclusive: true) }
    self.exception = exception
    self.severity = severity
    self.rule = rule
    self.category = category
    self.facts = facts
    self.consequence = consequence
  }

  /// Whether `value` keeps the limit.
  package func admits(_ value: Double) -> Bool {
    if value == exception { return true }
    if let minimum, value < minimum.value || minimum.isExclusive && value == minimum.value {
      return false
    }
    if let maximum, value > maximum.value || maximum.isExclusive && value == maximum.value {
      return false
    }
    return true
  }
}

extension NumberType {
  /// Whether `value` keeps every limit.
  func admits(_ value: Double) -> Bool { limits.allSatisfy { $0.admits(value) } }
}

/// A text and its form.
package final class TextType: Sendable {
  package let allowsEmpty: Bool
  package let format: TextFormat
  package let facts: [String]

  package init(allowsEmpty: Bool = true, format: TextFormat = .any, facts: [String] = []) {
    self.allowsEmpty = allowsEmpty
    self.format = format
    self.facts = facts
  }
}

/// The form that a text must have.
package enum TextFormat: String, Sendable {
  case any
  /// An absolute address with a scheme.
  case url
}

/// The names a colour may have beside its hexadecimal form.
package enum ColorType: Sendable {
  /// UIColor: every name has one value, so a name becomes that value.
  case uiColor
  /// SwiftUI's Color: a name's value depends on system and appearance, so it stays a name.
  case swiftUIColor
}

/// A list and what its entries are.
package final class ListType: Sendable {
  package let element: ValueType
  /// Order and repetition mean nothing; the canonical form is sorted.
  package let isSet: Bool
  /// One entry in words: `marker`, `waypoint`.
  package let noun: String

  package init(of element: ValueType, isSet: Bool = false, noun: String) {
    self.element = element
    self.isSet = isSet
    self.noun = noun
  }
}

/// A closed set of words.
package final class Enumeration: Sendable {
  /// One word.
  package struct Case: Sendable {
    /// The SDK's Swift spelling.
    package let name: String
    package let summary: String
    /// Spellings elsewhere: Objective-C constants, words of the sister SDKs; made when asked for.
    package var otherSpellings: [String] { makeOtherSpellings() }
    private let makeOtherSpellings: @Sendable () -> [String]

    package init(
      _ name: String, _ summary: String,
      also otherSpellings: @autoclosure @escaping @Sendable () -> [String] = []
    ) {
      self.name = name
      self.summary = summary
      makeOtherSpellings = otherSpellings
    }
  }

  /// What the words name: `altitude mode`.
  package let name: String
  package let cases: [Case]
  /// Words that are wrong for a reason worth telling, as `auto` for a lighting mode.
  package let explained: [ExplainedWord]
  /// The words are navlint's own, not the SDK's.
  package let isOurs: Bool

  /// A wrong word, why it is wrong, and the facts behind it.
  package struct ExplainedWord: Sendable {
    package let word: String
    package let explanation: String
    package let facts: [String]

    package init(_ word: String, _ explanation: String, facts: [String] = []) {
      self.word = word
      self.explanation = explanation
      self.facts = facts
    }
  }

  package init(
    _ name: String, _ cases: [Case], explained: [ExplainedWord] = [], isOurs: Bool = false
  ) {
    self.name = name
    self.cases = cases
    self.explained = explained
    self.isOurs = isOurs
  }

  /// The number of the case called `text[start..<start + count]`.
  func ordinal(of text: [UInt8], start: Int, count: Int) -> Int? {
    cases.firstIndex { $0.name.utf8.elementsEqual(text[start..<start + count]) }
  }
}
