import NavSchema
import SourceText

/// Which statements of a policy file fit some field that they are about.
struct TypeFits {
  /// What of a statement is looked at.
  enum Aspect {
    /// Whether its path leads somewhere.
    case path
    /// Whether what its path leads to can be compared with the judged value.
    case partner
    /// Whether the judged value can be what it says.
    case value
  }

  private struct Key: Hashable {
    let origin: ValueID
    let aspect: Aspect
  }

  private var problems: [Key: PolicyProblem] = [:]
  private var fitting: Set<Key> = []

  /// What fits no field at all.
  var misfits: [PolicyProblem] { Array(problems.values) }

  /// Notes whether the statement at `origin` fits one field: nil if it does, else why not.
  mutating func note(_ aspect: Aspect, of origin: ValueID, _ problem: PolicyProblem?) {
    guard origin != .none else { return }
    note(Key(origin: origin, aspect: aspect), problem)
  }

  mutating func merge(_ other: TypeFits) {
    for key in other.fitting { note(key, nil) }
    for (key, problem) in other.problems { note(key, problem) }
  }

  private mutating func note(_ key: Key, _ problem: PolicyProblem?) {
    if fitting.contains(key) { return }
    if let problem {
      if problems[key] == nil { problems[key] = problem }
    } else {
      problems[key] = nil
      fitting.insert(key)
    }
  }
}

/// What a predicate asks of the type of its value.
struct PredicateNeed {
  enum Kind: String {
    case number = "a number"
    case text = "text"
    case list = "a list"
    case color = "a colour"
  }

  let predicate: String
  let kind: Kind
}

extension PolicyCondition {
  /// What the predicate asks for; nil for those that any value can satisfy.
  var need: PredicateNeed? {
    switch self {
    case .minimum: PredicateNeed(predicate: "minimum", kind: .number)
    case .maximum: PredicateNeed(predicate: "maximum", kind: .number)
    case .atLeast: PredicateNeed(predicate: "atLeast", kind: .number)
    case .atMost: PredicateNeed(predicate: "atMost", kind: .number)
    case .pattern: PredicateNeed(predicate: "pattern", kind: .text)
    case .count: PredicateNeed(predicate: "count", kind: .list)
    case .contrast: PredicateNeed(predicate: "contrast", kind: .color)
    default: nil
    }
  }
}

extension PolicyCondition {
  /// The number that it compares with.
  var bound: PolicyLiteral? {
    switch self {
    case .minimum(let literal), .maximum(let literal): literal
    default: nil
    }
  }
}

extension ValueType {
  /// Why no value of this type can be as small, or as large, as a bound; nil if one can.
  func misfit(ofBound literal: PolicyLiteral) -> String? {
    guard case .number(let number) = self, let value = literal.number else { return nil }
    return number.limitBreach(by: value)
  }

  /// Whether a predicate with `need` can be asked of this.
  func serves(_ need: PredicateNeed) -> Bool {
    switch (self, need.kind) {
    case (.number, .number), (.list, .list), (.color, .color), (.text, .text), (.color, .text),
      (.version, .text), (.enumeration, .text), (.wordOrMapping, .text):
      true
    case (.either(let scalar, let collection), _):
      scalar.serves(need) || collection.serves(need)
    default: false
    }
  }

  /// Why no value of this type equals `literal`; nil if one does.
  ///
  /// Any text may be compared with a word: a value that the SDK does not know can be named.
  func misfit(of literal: PolicyLiteral) -> (rule: RuleID, reason: String)? {
    switch self {
    case .enumeration, .wordOrMapping, .text, .any: return nil
    case .boolean where literal.boolean != nil: return nil
    case .number(let number):
      guard let value = literal.number else { break }
      return number.breach(by: value).map { ("out-of-range", $0) }
    case .color(let type):
      if Color(ArraySlice(literal.text.utf8)) != nil { return nil }
      if ColorName.names(of: type).contains(literal.text) { return nil }
      return ("invalid-color", "a colour is `\"#RRGGBB\"`, `\"#RRGGBBAA\"` or a documented name")
    case .version where Version(literal.text) != nil: return nil
    case .either(let scalar, let collection):
      return scalar.misfit(of: literal).flatMap { _ in collection.misfit(of: literal) }
    default: break
    }
    return ("wrong-type", "it is \(phrase)")
  }
}

extension NumberType {
  /// Why `value` cannot stand in a field of this type.
  fileprivate func breach(by value: Double) -> String? {
    if isInteger, value != value.rounded(.towardZero) { return "it is a whole number" }
    return limitBreach(by: value)
  }

  /// Why `value` lies outside what fields of this type can hold.
  fileprivate func limitBreach(by value: Double) -> String? {
    limits.first { $0.severity == .error && !$0.admits(value) }.map {
      "\($0.consequence)"
    }
  }
}
