package import NavSchema
package import SourceText

/// Traffic lights and stop signs, which SDK 10 deprecates and SDK 11 decides by itself.
package enum OutdatedTrafficSigns: Rule {
  package static let description = RuleDescription(
    id: "outdated-traffic-signs", category: .semantics, severities: [.warning, .note],
    isFixable: true,
    facts: ["X-UI-12"], summary: "a switch for traffic lights or stop signs that is on its way out",
    reason: "SDK 10 deprecates both switches; from SDK 11 on they have no effect.",
    references: [Source.releaseNotes.url, Source.reactNative.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigationUI]

  private static let signs = ["showsTrafficLights", "showsStopSigns"]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.configuration.profile.isNavigationKnown else { return }
    for name in signs {
      let signs = section[name]
      guard signs.isCustom else { continue }
      let release = section.configuration.profile.navigation
      switch release.isAtLeast(Version(11)) {
      case .yes:
        findings.report(
          .warning, at: .ineffective(signs), "`\(name)` has no effect from SDK 11 on")
      case .no, .depends:
        findings.report(
          .note, at: .ineffective(signs),
          "`\(name)` is deprecated in SDK 10 and has no effect from SDK 11 on")
      }
    }
  }
}
