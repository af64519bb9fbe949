import NavSchema
import Platform
import SourceText

/// Compiles the conditions of a rule for one judged field.
struct TestCompiler {
  /// The judged field.
  private let chain: FieldChain
  /// What its way leads through: the chains of none, one, two, … of its steps, as they are needed.
  private var prefixes: [FieldChain?]
  /// The rule's path that led to it; nil where only types are compared.
  private let pattern: PathPattern?
  private(set) var fits = TypeFits()
  /// Whether an operand goes on from an entry that the judged field's way leads through.
  private(set) var isBound = false

  init(chain: FieldChain, pattern: PathPattern?) {
    self.chain = chain
    self.pattern = pattern
    prefixes = Array(repeating: nil, count: chain.steps.count + 1)
  }

  /// Compiles `condition` about `judged`.
  mutating func test(_ condition: PolicyCondition, about judged: JudgedValue) -> PolicyTest {
    compare(condition, with: judged)
    switch condition {
    case .all(let parts): return .all(parts.map { test($0, about: judged) })
    case .any(let parts): return .any(parts.map { test($0, about: judged) })
    case .not(let inner): return .not(test(inner, about: judged))
    case .some(let other, let inner):
      let found = operand(other)
      return .some(found.operand, test(inner, about: JudgedValue(found.chains)))
    case .every(let other, let inner):
      let found = operand(other)
      return .every(found.operand, test(inner, about: JudgedValue(found.chains)))
    case .sum(let terms, let inner):
      let operands = terms.map { number($0, of: "sum") }
      return .sum(operands, test(inner, about: .sum))
    case .equals(let literal): return .among(ComparedLiterals([literal], for: judged.types))
    case .oneOf(let literals): return .among(ComparedLiterals(literals, for: judged.types))
    case .minimum(let literal):
      return .within(minimum: literal.number ?? -.infinity, maximum: .infinity)
    case .maximum(let literal):
      return .within(minimum: -.infinity, maximum: literal.number ?? .infinity)
    case .atLeast(let other): return .atLeast(number(other, of: "atLeast"))
    case .atMost(let other): return .atMost(number(other, of: "atMost"))
    case .pattern(let literal): return Self.pattern(literal)
    case .present(let flag, _): return .present(flag)
    case .written(let flag, _): return .written(flag)
    case .count(let range): return .count(range)
    case .unique: return .unique
    case .contrast(let contrast): return .contrast(with: partner(contrast.other), contrast.range)
    case .decides(let part, _): return .decides(part)
    }
  }

  /// A pattern that the reader has admitted.
  private static func pattern(_ literal: PolicyLiteral) -> PolicyTest {
    do throws(TextPattern.Fault) {
      return .pattern(try TextPattern(literal.text))
    } catch {
      return .any([])
    }
  }

  private mutating func partner(_ other: PolicyContrast.Other) -> ContrastPartner {
    switch other {
    case .color(let literal): return .color(literal.color ?? Color(rgb: 0))
    case .part(let part): return .part(part)
    case .path(let path):
      let found = operand(path)
      guard !found.chains.isEmpty else { return .operand(found.operand) }
      let isColor = found.chains.contains { if case .color = $0.type { true } else { false } }
      note(
        .partner, path.origin,
        isColor
          ? nil : "`against` asks for a colour; \(Self.sample(found.chains))", "wrong-type")
      return .operand(found.operand)
    }
  }

  private mutating func number(_ path: PolicyPath, of name: String) -> PolicyOperand {
    let found = operand(path)
    guard !found.chains.isEmpty else { return found.operand }
    let isNumber = found.chains.contains { if case .number = $0.type { true } else { false } }
    note(
      .partner, path.origin,
      isNumber ? nil : "`\(name)` asks for a number; \(Self.sample(found.chains))",
      "wrong-type")
    return found.operand
  }

  private static func sample(_ chains: [FieldChain]) -> String {
    chains.first.map { "`\($0.path)` is \($0.type.phrase)" } ?? "there is none"
  }

  // MARK: Operands

  /// Where `path` leads from the judged field: what it shares with the rule's path is the same.
  private mutating func operand(
    _ path: PolicyPath
  ) -> (operand: PolicyOperand, chains: [FieldChain]) {
    let elements = path.pattern.elements
    let own = pattern?.elements ?? []
    let end = min(own.firstIndex(of: .anyDepth) ?? own.count, elements.count)
    var shared = 0
    while shared < end, elements[shared] == own[shared] { shared += 1 }
    var rest = Array(elements[shared...])
    if shared < end, case .name(let glob) = rest[0], case .name(let ownGlob) = own[shared] {
      let captures = chain.captures.first { $0.step == shared }?.texts ?? []
      rest[0] = .name(glob.bound(to: ownGlob, captures))
    }
    let start = prefix(shared)
    isBound =
      isBound || start.steps.contains { if case .entries = $0 { true } else { false } }
    do throws(PathPattern.Fault) {
      let chains = try PathResolver.resolve(rest, from: start)
      note(.path, path.origin, nil, "unknown-value")
      return (
        PolicyOperand(start: shared, ways: chains.map { Array($0.steps[shared...]) }), chains
      )
    } catch {
      note(.path, path.origin, "`\(path.pattern)` leads nowhere: \(error.reason)", "unknown-value")
      return (PolicyOperand(start: shared, ways: []), [])
    }
  }

  private mutating func prefix(_ count: Int) -> FieldChain {
    if let known = prefixes[count] { return known }
    let prefix = chain.prefix(count)
    prefixes[count] = prefix
    return prefix
  }

  // MARK: Types

  private mutating func note(
    _ aspect: TypeFits.Aspect, _ origin: ValueID, _ message: String?, _ rule: RuleID
  ) {
    fits.note(aspect, of: origin, message.map { PolicyProblem(rule, at: origin, $0) })
  }

  /// Compares what `condition` says of the judged value itself with its type.
  mutating func compareTypes(_ condition: PolicyCondition, with judged: JudgedValue) {
    compare(condition, with: judged)
    switch condition {
    case .all(let parts), .any(let parts):
      for part in parts { compareTypes(part, with: judged) }
    case .not(let inner): compareTypes(inner, with: judged)
    default: break
    }
  }

  private mutating func compare(_ condition: PolicyCondition, with judged: JudgedValue) {
    guard condition.origin != .none else { return }
    let literals: [PolicyLiteral]
    switch condition {
    case .equals(let literal): literals = [literal]
    case .oneOf(let some): literals = some
    default: literals = []
    }
    for (type, name) in judged.typesAndNames {
      if let need = condition.need { compare(need, of: condition, with: type, name) }
      for literal in literals {
        let misfit = type.misfit(of: literal)
        note(
          .value, literal.origin,
          misfit.map { "`\(literal.text)` is no value of \(name): \($0.reason)" },
          misfit?.rule ?? "wrong-type")
      }
    }
  }

  private mutating func compare(
    _ need: PredicateNeed, of condition: PolicyCondition, with type: ValueType, _ name: String
  ) {
    guard type.serves(need) else {
      note(
        .value, condition.origin,
        "`\(need.predicate)` asks for \(need.kind.rawValue); \(name) is \(type.phrase)",
        "wrong-type")
      return
    }
    let misfit = condition.bound.flatMap { type.misfit(ofBound: $0) }
    note(
      .value, condition.origin,
      misfit.map { "`\(condition.bound?.text ?? "")` is no value of \(name): \($0)" },
      "out-of-range")
  }
}

/// What a condition is about: one field, or any of several, or a sum.
struct JudgedValue {
  private let chains: [FieldChain]
  let types: [ValueType]

  init(_ chains: [FieldChain]) {
    self.chains = chains
    types = chains.map(\.type)
  }

  private init(type: ValueType) {
    chains = []
    types = [type]
  }

  /// The sum of numbers.
  static let sum = JudgedValue(type: .number(NumberType()))

  var typesAndNames: [(type: ValueType, name: String)] {
    chains.isEmpty
      ? types.map { ($0, "a sum") } : chains.map { ($0.type, "`\($0.path)`") }
  }
}
