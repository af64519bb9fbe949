import NavSchema

/// What a policy says about a value; what it is about comes from outside.
package indirect enum PolicyCondition: Hashable, Sendable {
  case all([PolicyCondition])
  case any([PolicyCondition])
  case not(PolicyCondition)
  /// One of the values at the path.
  case some(PolicyPath, PolicyCondition)
  /// All values at the path.
  case every(PolicyPath, PolicyCondition)
  /// The sum of the numbers at the paths.
  case sum([PolicyPath], PolicyCondition)
  case equals(PolicyLiteral)
  case oneOf([PolicyLiteral])
  case minimum(PolicyLiteral)
  case maximum(PolicyLiteral)
  case atLeast(PolicyPath)
  case atMost(PolicyPath)
  case pattern(PolicyLiteral)
  case present(Bool, PolicyMark = PolicyMark())
  case written(Bool, PolicyMark = PolicyMark())
  case count(PolicyRange)
  case unique(PolicyMark = PolicyMark())
  case contrast(PolicyContrast)
  case decides(MapPart, PolicyMark = PolicyMark())
}

/// Parts of the map that a map style gives a look.
package enum MapPart: String, Hashable, Sendable, CaseIterable {
  case roads
  case land
}

/// Numbers between two bounds.
package struct PolicyRange: Hashable, Sendable {
  package var minimum: Double?
  package var maximum: Double?
  var mark = PolicyMark()

  package init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  func contains(_ number: Double) -> Bool {
    number >= minimum ?? -.infinity && number <= maximum ?? .infinity
  }
}

/// A contrast ratio of the value, a colour, and another one.
package struct PolicyContrast: Hashable, Sendable {
  package enum Other: Hashable, Sendable {
    case color(PolicyLiteral)
    case path(PolicyPath)
    case part(MapPart)
  }

  package var other: Other
  package var range: PolicyRange

  package init(_ other: Other, _ range: PolicyRange) {
    self.other = other
    self.range = range
  }
}

/// Where a policy file says something; equal to every other place.
package struct PolicyMark: Hashable, Sendable {
  var origin = ValueID.none

  package init() {}

  init(_ origin: ValueID) { self.origin = origin }

  package static func == (lhs: PolicyMark, rhs: PolicyMark) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension PolicyCondition {
  /// The conditions as one.
  static func conjunction(_ conditions: [PolicyCondition]) -> PolicyCondition {
    if conditions.count == 1, let only = conditions.first { return only }
    return .all(conditions)
  }
}
