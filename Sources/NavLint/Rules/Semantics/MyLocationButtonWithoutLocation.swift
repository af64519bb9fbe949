package import NavSchema
package import SourceText

/// A button to a location that the map does not know.
package enum MyLocationButtonWithoutLocation: Rule {
  package static let description = RuleDescription(
    id: "my-location-button-without-location", category: .semantics, severities: [.warning],
    facts: ["X-MAP-13"], summary: "a my-location button on a map that does not know the location",
    reason: "Outside navigation the button acts only where `myLocationEnabled` makes the location"
      + " known.",
    references: [Source.controls.url, Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.enabled.isFalse, let button = section.ui.section?.myLocationButton,
      button.isTrue, let location = section.mapView.section?.myLocationEnabled, location.isFalse
    else { return }
    findings.report(
      .warning, at: .key(button),
      "`myLocationButton` does nothing: navigation is off and `myLocationEnabled` \(location.verb)"
        + " `false`, so that no location is known",
      related: location.related("the location is switched off here"))
  }
}
