package import NavSchema
package import SourceText

/// A priority on a marker that is always shown.
package enum IgnoredCollisionPriority: Rule {
  package static let description = RuleDescription(
    id: "ignored-collision-priority", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-3D-02"], summary: "a collision priority on a marker that is always shown",
    reason: "Priorities decide between optional markers. A marker with `required`, which is the"
      + " default, or `requiredAndHidesOptional` is shown whatever its priority.",
    references: [Source.markers3D.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.marker, .marker3D]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let priority = section.collisionPriority
    let behavior = section.collisionBehavior
    guard priority.isGiven, let word = behavior.text,
      word != "optionalAndHidesLowerPriority"
    else { return }
    findings.report(
      .warning, at: .ineffective(priority),
      "`collisionPriority` has no effect: `collisionBehavior` \(behavior.verb) `\(word)`, and"
        + " priorities count between `optionalAndHidesLowerPriority` markers alone",
      related: behavior.related("the collision behaviour is set here"))
  }
}
