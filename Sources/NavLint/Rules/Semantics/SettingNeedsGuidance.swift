package import NavSchema
package import SourceText

/// What shows only while guidance is active, where guidance is off.
package enum SettingNeedsGuidance: Rule {
  package static let description = RuleDescription(
    id: "setting-needs-guidance", category: .semantics, severities: [.warning],
    summary: "a setting that shows only during guidance, where guidance is off",
    reason: "Without active guidance the SDK ignores an accessory view, shows no speed limit, and"
      + " has no directions to list.",
    references: [Source.mapView.url, Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let guidance = section.guidance.section?.guidanceActive, guidance.isFalse else { return }
    func report(_ setting: Setting, _ effect: String) {
      findings.report(
        .warning, at: .key(setting),
        "`\(setting.field.name)` \(effect): `guidanceActive` is `false`",
        related: guidance.related("guidance is switched off here"))
    }
    if section.headerAccessoryView.section != nil {
      report(section.headerAccessoryView, "is ignored")
    }
    if let list = section.directionsList.section, list.enabled.isTrue {
      report(section.directionsList, "has nothing to list")
    }
    if let limit = section.mapView.section?.shouldDisplaySpeedLimit, limit.isTrue {
      report(limit, "shows nothing")
    }
  }
}
