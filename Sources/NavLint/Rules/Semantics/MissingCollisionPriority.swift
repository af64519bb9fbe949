package import NavSchema
package import SourceText

/// Optional markers at one place, of which no priority says which stays.
package enum MissingCollisionPriority: Rule {
  package static let description = RuleDescription(
    id: "missing-collision-priority", category: .semantics, severities: [.note],
    facts: ["X-3D-04"], summary: "optional markers at one place without priorities",
    reason: "Of optional markers that overlap, the SDK shows the one of the highest priority."
      + " Without priorities the drawing order or the place on the screen decides.",
    references: [Source.maps3D("Enums/CollisionBehavior").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.map3D]

  private struct Place: Hashable {
    let coordinate: Coordinate
    let altitude: Double
  }

  package static func check(_ section: Section, _ findings: inout Findings) {
    var markers: [Place: Section] = [:]
    for list in [section.markers, section.markers3D] {
      for id in list.list ?? [] {
        guard let marker = list.configuration.section(id), isUndecided(marker),
          let position = marker.position.section, let coordinate = position.coordinate
        else { continue }
        let place = Place(coordinate: coordinate, altitude: position.altitude.number ?? 0)
        guard let first = markers[place] else {
          markers[place] = marker
          continue
        }
        findings.report(
          .note, at: .section(marker),
          "no `collisionPriority` says whether this marker or another at the same place is shown",
          related: [(.section(first), "an optional marker stands at the same place")])
      }
    }
  }

  private static func isUndecided(_ marker: Section) -> Bool {
    marker.collisionPriority.isAbsent
      && marker.collisionBehavior.text == "optionalAndHidesLowerPriority"
  }
}
