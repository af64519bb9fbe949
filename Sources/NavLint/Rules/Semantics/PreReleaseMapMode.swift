package import NavSchema
package import SourceText

/// The map mode that was not generally available when the documentation was read.
package enum PreReleaseMapMode: Rule {
  package static let description = RuleDescription(
    id: "pre-release-map-mode", category: .semantics, severities: [.note], facts: ["X-3D-11"],
    summary: "a map mode that is not generally available",
    reason: "When the release notes were read, `roadmap` was not generally available and had a"
      + " known issue.",
    references: [Source.maps3DReleases.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.map3D]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.mode.text == "roadmap" else { return }
    findings.report(
      .note, at: .value(section.mode),
      "`roadmap` was not generally available when the release notes were read, and had a known"
        + " issue")
  }
}
