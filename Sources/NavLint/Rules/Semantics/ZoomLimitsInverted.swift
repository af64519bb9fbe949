package import NavSchema
package import SourceText

/// A least zoom level above the greatest.
package enum ZoomLimitsInverted: Rule {
  package static let description = RuleDescription(
    id: "zoom-limits-inverted", category: .semantics, facts: ["X-MAP-01"],
    summary: "a `minZoom` above `maxZoom`",
    reason: "The SDK raises `NSRangeException`, which ends the app.",
    references: [Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.mapView]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let least = section.minZoom.number, let greatest = section.maxZoom.number,
      least > greatest
    else { return }
    findings.report(
      .error, at: .value(section.minZoom),
      "`minZoom` is \(NumberText.canonical(least)), above `maxZoom`, which is"
        + " \(NumberText.canonical(greatest)): the SDK raises an exception at run time",
      related: [(.value(section.maxZoom), "the greatest zoom level is set here")])
  }
}
