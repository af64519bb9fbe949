package import NavSchema
package import SourceText

/// A point of a path that repeats the one before it.
package enum RepeatedPoint: Rule {
  package static let description = RuleDescription(
    id: "repeated-point", category: .semantics, severities: [.warning],
    summary: "a point of a path that repeats the one before it",
    reason: "A step of no length draws nothing, and a bend at it has no direction. A ring may"
      + " end where it begins.",
    references: [Source.maps3D("Structs/Polyline").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.polygon, .polyline]

  package static func check(_ section: Section, _ findings: inout Findings) {
    check(section.path.valueID, section.configuration, &findings)
    guard section.kind == .polygon else { return }
    for ring in section.innerPaths.list ?? [] { check(ring, section.configuration, &findings) }
  }

  private static func check(
    _ list: ValueID, _ configuration: Configuration, _ findings: inout Findings
  ) {
    guard let path = Path(list, in: configuration), path.distinctCount ?? 2 > 1
    else { return }
    var previous: Path.Point?
    for point in path.points {
      if let previous, let point, previous == point {
        findings.report(
          .warning, at: .entry(point.id), "this point repeats the one before it",
          related: [(.entry(previous.id), "the point before it")])
      }
      previous = point
    }
  }
}
