package import NavSchema
package import SourceText

/// One rule of a policy, as it is written.
package struct PolicyRule: Hashable, Sendable {
  package var id: RuleID
  package var paths: [PolicyPath]
  package var require: PolicyCondition?
  package var forbid: PolicyCondition?
  package var disallow: Change?
  package var when: PolicyCondition?
  package var unless: PolicyCondition?
  package var except: [PolicyPath] = []
  /// Only where navigation is not off.
  package var isForNavigation = false
  /// Only for this screen.
  package var target: String?
  package var navigationReleases: ReleaseRange?
  package var maps3DReleases: ReleaseRange?
  package var severity = Severity.error
  package var message: String?
  package var summary: String?
  package var reason: String?
  package var references: [String] = []
  package var basis: Basis?
  /// As YYYY-MM-DD, which sorts as the days do.
  package var policyDate: String?
  package var facts: [String] = []
  /// The rule in its file; none in the built-in policy.
  package var origin = ValueID.none

  /// From what a field must not differ.
  package enum Change: String, Sendable {
    case fromDefault
    case fromBase
  }

  /// How firmly the texts behind a rule say so.
  package enum Basis: String, Sendable {
    case must
    case should
    case heuristic
  }

  package init(
    id: RuleID, paths: [PolicyPath], require: PolicyCondition? = nil,
    forbid: PolicyCondition? = nil, disallow: Change? = nil
  ) {
    self.id = id
    self.paths = paths
    self.require = require
    self.forbid = forbid
    self.disallow = disallow
  }
}

/// A path in a policy, and where it is written.
package struct PolicyPath: Sendable {
  let pattern: PathPattern
  /// The text in the policy file; none in the built-in policy.
  let origin: ValueID

  init(pattern: PathPattern, origin: ValueID) {
    self.pattern = pattern
    self.origin = origin
  }
}

extension PolicyPath: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A path that is known to be one.
  package init(stringLiteral text: String) {
    do throws(PathPattern.Fault) {
      self.init(pattern: try PathPattern(text), origin: .none)
    } catch {
      preconditionFailure("`\(text)` \(error.reason)")
    }
  }

  package var description: String { pattern.description }
}

extension PolicyPath: Hashable {
  package static func == (lhs: PolicyPath, rhs: PolicyPath) -> Bool { lhs.pattern == rhs.pattern }
  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

/// A scalar in a policy: what it is depends on the type of the field that it is compared with.
package struct PolicyLiteral: Sendable {
  package let text: String
  /// Set where the scalar is written as a Boolean or a number.
  package let scalar: Scalar
  let origin: ValueID

  package enum Scalar: Hashable, Sendable {
    case text
    case boolean(Bool)
    case number(Double)
  }

  package init(_ text: String, _ scalar: Scalar = .text, origin: ValueID = .none) {
    self.text = text
    self.scalar = scalar
    self.origin = origin
  }

  var number: Double? {
    if case .number(let number) = scalar { return number }
    return nil
  }

  var boolean: Bool? {
    if case .boolean(let boolean) = scalar { return boolean }
    return nil
  }
}

extension PolicyLiteral: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  package init(booleanLiteral flag: Bool) { self.init("\(flag)", .boolean(flag)) }
  package init(floatLiteral number: Double) {
    self.init(NumberText.canonical(number), .number(number))
  }
  package init(stringLiteral text: String) { self.init(text) }
}

extension PolicyLiteral: Hashable {
  package static func == (lhs: PolicyLiteral, rhs: PolicyLiteral) -> Bool {
    lhs.scalar == rhs.scalar && (lhs.scalar != .text || lhs.text == rhs.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(scalar)
    if scalar == .text { hasher.combine(text) }
  }
}
