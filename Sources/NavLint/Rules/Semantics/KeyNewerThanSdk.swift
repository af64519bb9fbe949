package import NavSchema
package import SourceText

/// A key that the document's SDK release does not have.
package enum KeyNewerThanSdk: Rule {
  package static let description = RuleDescription(
    id: "key-newer-than-sdk", category: .semantics, severities: [.error, .note],
    summary: "a key that the document's SDK release does not have",
    reason: "The release that the document is for has no such property, so the app does not build."
      + " A bare major stands for all its releases: some of them have it.",
    references: [Source.releaseNotes.url].compactMap { $0 })

  /// The kinds with a field that a known release brought; a test compares.
  ///
  /// To look for such fields in every section would take a hundredth of a run.
  package static let kinds: [MappingKind] = [.waypoint]

  package static func check(_ section: Section, _ findings: inout Findings) {
    for slot in section.schema.datedSlots where section.valueID(inSlot: slot) != .none {
      let field = section.schema.fields[slot]
      let profile = section.configuration.profile
      guard let since = field.since, profile.isNavigationKnown else { continue }
      let release = profile.navigation
      switch release.isAtLeast(since) {
      case .yes: continue
      case .no:
        findings.report(
          .error, at: .key(section[slot: slot]),
          "`\(field.name)` came with SDK \(since), and the document is for SDK \(release)")
      case .depends:
        findings.report(
          .note, at: .key(section[slot: slot]),
          "`\(field.name)` came with SDK \(since); the document is for all of SDK \(release)")
      }
    }
  }
}
