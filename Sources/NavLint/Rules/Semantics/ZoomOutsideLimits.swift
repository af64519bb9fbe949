package import NavSchema
package import SourceText

/// A zoom level that the map does not allow.
package enum ZoomOutsideLimits: Rule {
  package static let description = RuleDescription(
    id: "zoom-outside-limits", category: .semantics, severities: [.warning],
    facts: ["X-MAP-02", "X-MAP-03"], summary: "a zoom level outside `minZoom` and `maxZoom`",
    reason: "The SDK clamps the zoom level to the map's limits.",
    references: [Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let camera = section.camera.section, let mapView = section.mapView.section else { return }
    if let zoom = camera.position.section?.zoom {
      check(zoom, mapView, fact: "X-MAP-02", &findings)
    }
    check(camera.followingZoomLevel, mapView, fact: "X-MAP-03", &findings)
  }

  private static func check(
    _ zoom: Setting, _ mapView: Section, fact: String, _ findings: inout Findings
  ) {
    let (least, greatest) = (mapView.minZoom, mapView.maxZoom)
    guard let level = zoom.number,
      (least.number ?? -.infinity) <= (greatest.number ?? .infinity)
    else { return }
    let limit: Setting
    if let number = least.number, level < number {
      limit = least
    } else if let number = greatest.number, level > number {
      limit = greatest
    } else {
      return
    }
    let side = limit.field.name == "minZoom" ? "below" : "above"
    findings.report(
      .warning, at: .value(zoom),
      "`\(zoom.field.name)` is \(NumberText.canonical(level)), \(side) `\(limit.field.name)`, which"
        + " is \(NumberText.canonical(limit.number ?? 0)): the SDK clamps it",
      related: [(.value(limit), "the limit is set here")], facts: [fact])
  }
}
