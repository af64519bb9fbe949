/// The identity of a rule: a kebab-case name of the fault, stable for ever.
public struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The id as it is written in reports and suppressions.
  public let rawValue: String

  /// Creates the id written as `rawValue`.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates the id written as a literal.
  public init(stringLiteral value: String) { self.rawValue = value }

  /// The id as it is written.
  public var description: String { rawValue }

  /// Orders ids by their UTF-8 bytes.
  public static func < (lhs: RuleID, rhs: RuleID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What a rule is about.
public enum RuleCategory: String, CaseIterable, Sendable {
  /// The YAML itself: syntax, keys, anchors, scalars that readers disagree on.
  case yaml
  /// Keys, types and values against the documented surface.
  case schema
  /// Settings against each other.
  case semantics
  /// User-interface changes that a policy disallows.
  case policy
  /// navlint's own comments in the document.
  case project
}
