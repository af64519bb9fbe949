package import NavSchema
package import SourceText

/// The map type `terrain` during navigation.
package enum TerrainWhileNavigating: Rule {
  package static let description = RuleDescription(
    id: "terrain-while-navigating", category: .semantics, severities: [.error, .warning],
    facts: ["X-MAP-07"], summary: "the map type `terrain` while navigation is on",
    reason: "Since SDK 9 the map is `normal` instead while the user navigates; SDK 11 does not"
      + " support the combination any more.",
    references: [Source.releaseNotes.url, Source.reactNative.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let type = section.mapView.section?.mapType, type.text == "terrain",
      section.isNavigationOn, section.configuration.profile.isNavigationKnown
    else { return }
    let isGone = section.configuration.profile.navigation.isAtLeast(Version(11)) == .yes
    findings.report(
      isGone ? .error : .warning, at: .value(type),
      isGone
        ? "`mapType` cannot be `terrain` during navigation: SDK 11 does not support it"
        : "`mapType` is `terrain`, but the SDK shows `normal` during navigation",
      related: section.enabled.related("navigation is switched on here"))
  }
}
