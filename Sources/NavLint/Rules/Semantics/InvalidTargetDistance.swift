package import NavSchema
package import SourceText

/// A target distance that is no distance.
package enum InvalidTargetDistance: Rule {
  package static let description = RuleDescription(
    id: "invalid-target-distance", category: .semantics, facts: ["X-RT-05"],
    summary: "a first target distance that is not above 0",
    reason: "The SDK goes back to its best routes when the first target distance is not a positive"
      + " whole number.",
    references: [Source.routingOptions.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.routing]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let distances = section.targetDistancesMeters.list else { return }
    guard let first = distances.first else {
      return findings.report(
        .error, at: .value(section.targetDistancesMeters),
        "`targetDistancesMeters` has no entry: the SDK goes back to its best routes")
    }
    let value = section.configuration.values[first.index]
    guard value.kind == .number else { return }
    let metres = Double(bitPattern: value.payload)
    guard metres <= 0 else { return }
    findings.report(
      .error, at: .entry(first),
      "the first target distance is \(NumberText.canonical(metres)); the SDK goes back to its best"
        + " routes unless it is a positive whole number")
  }
}
