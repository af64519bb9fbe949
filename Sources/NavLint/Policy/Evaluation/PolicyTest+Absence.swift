import NavSchema
import Platform

extension RuleTests {
  /// Whether the absence of a field with `defaults`, to which `depth` steps lead, can be a breach,
  /// whatever else is written.
  func mayBreakByAbsence(of defaults: Default, depth: Int) -> Bool {
    let standards: [Literal?] =
      defaults.constant.map { [$0] } ?? defaults.entries.map(\.value) + [nil]
    return standards.contains { mayBreak($0, depth) }
  }

  private func mayBreak(_ standard: Literal?, _ depth: Int) -> Bool {
    func truth(_ test: PolicyTest) -> Truth? { test.truth(about: standard, depth) }
    if let when, truth(when) ?? .yes != .yes { return false }
    if let unless, truth(unless) == .yes { return false }
    let isForbidden = forbid.map { truth($0) ?? .yes == .yes } ?? false
    let isMissed = require.map { truth($0) ?? .no == .no } ?? false
    return isForbidden || isMissed
  }
}

extension Default {
  /// The value that absence means in every document and release; nil if that depends.
  var constant: Literal? { entries.count == 1 && holds == nil ? entries[0].value : nil }
}

extension PolicyTest {
  /// What is known of it about an absent field, whose absence is documented to mean `standard` and
  /// to which `depth` steps lead; nil where other fields matter.
  fileprivate func truth(about standard: Literal?, _ depth: Int) -> Truth? {
    switch self {
    case .all(let parts): return Self.least(parts.map { $0.truth(about: standard, depth) })
    case .any(let parts):
      return Self.least(parts.map { $0.truth(about: standard, depth)?.negated })?.negated
    case .not(let inner): return inner.truth(about: standard, depth)?.negated
    case .some(let operand, let inner), .every(let operand, let inner):
      // What an absent section or list would hold is absent too.
      return operand.start < depth ? nil : inner.truth(about: nil, depth)
    case .present(let flag): return Truth((standard != nil) == flag)
    case .written(let flag): return Truth(!flag)
    case .atLeast, .atMost, .unique, .contrast(.operand, _), .contrast(.part, _),
      .decides:
      return standard == nil ? .unknown : nil
    case .sum(let operands, let inner):
      // A sum with an unknown term is unknown.
      let isUnknown = standard == nil && operands.contains { $0.start >= depth }
      return isUnknown ? inner.truth(about: nil, depth) : nil
    case .among, .within, .pattern, .count, .contrast(.color, _):
      return standard.map(truth) ?? .unknown
    }
  }

  /// What is known of a test that looks at the value alone.
  private func truth(about standard: Literal) -> Truth {
    switch (self, standard) {
    case (.among(let literals), _): return literals.contain(standard)
    case (.within(let minimum, let maximum), .number(let number)):
      return Truth(number >= minimum && number <= maximum)
    case (.pattern(let pattern), .text(let text)): return Truth(pattern.matches(text.utf8))
    case (.count(let range), .emptyList): return Truth(range.contains(0))
    case (.contrast(.color(let other), let range), .text(let text)):
      let ratio = Color(ArraySlice(text.utf8)).flatMap { $0.contrast(to: other) }
      return ratio.map { Truth(range.contains($0)) } ?? .unknown
    default: return .unknown
    }
  }

  /// What is known of several statements together.
  private static func least(_ truths: [Truth?]) -> Truth? {
    if truths.contains(.no) { return .no }
    if truths.contains(nil) { return nil }
    if truths.contains(.unclear) { return .unclear }
    return truths.contains(.unknown) ? .unknown : .yes
  }
}
