package import NavSchema
package import SourceText

/// A trip progress bar for which there is no room.
package enum TripProgressBarHidden: Rule {
  package static let description = RuleDescription(
    id: "trip-progress-bar-hidden", category: .semantics, severities: [.warning],
    facts: ["X-UI-08", "X-UI-09"], summary: "a trip progress bar that the SDK hides",
    reason: "The SDK hides the bar on CarPlay and on maps lower than 552 points.",
    references: [Source.releaseNotes.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  /// The least height of a map with a bar, in points.
  private static let leastHeight = 552.0

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let bar = section.ui.section?.navigationTripProgressBarEnabled, bar.isTrue else { return }
    let height = section.mapView.section?.size.section?.height
    let isLow = height?.number.map { $0 < leastHeight } ?? false
    let facts = isLow ? ["X-UI-08"] : []
    if section.isForCarPlay {
      findings.report(
        .warning, at: .key(bar),
        "`navigationTripProgressBarEnabled` has no effect: CarPlay shows no trip progress bar",
        related: section.root.target.related("the document is for CarPlay"),
        facts: facts + ["X-UI-09"])
    } else if isLow, let height {
      findings.report(
        .warning, at: .key(bar),
        "`navigationTripProgressBarEnabled` has no effect: the SDK hides the bar on a map lower"
          + " than 552 points, and this one has \(NumberText.canonical(height.number ?? 0))",
        related: height.related("the map's height is set here"), facts: facts)
    }
  }
}
