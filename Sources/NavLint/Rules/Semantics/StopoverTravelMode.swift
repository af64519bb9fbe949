package import NavSchema
package import SourceText

/// A stop for a vehicle in a travel mode without one.
package enum StopoverTravelMode: Rule {
  package static let description = RuleDescription(
    id: "stopover-travel-mode", category: .semantics, severities: [.warning], facts: ["X-RT-15"],
    summary: "a vehicle stopover with a travel mode that has none",
    reason: "The SDK moves stops only for `driving` and `twoWheeler`.",
    references: [Source.waypointReference.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.waypoint]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.vehicleStopover.isTrue,
      let travelMode = section.root.navigation.section?.travelMode, let mode = travelMode.text,
      mode != "driving", mode != "twoWheeler"
    else { return }
    findings.report(
      .warning, at: .key(section.vehicleStopover),
      "`vehicleStopover` has no effect: `travelMode` is `\(mode)`, and the SDK moves stops for"
        + " `driving` and `twoWheeler` alone",
      related: travelMode.related("the travel mode is set here"))
  }
}
