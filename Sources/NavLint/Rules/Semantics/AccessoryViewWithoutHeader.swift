package import NavSchema
package import SourceText

/// A header accessory view where there is no header to carry it.
package enum AccessoryViewWithoutHeader: Rule {
  package static let description = RuleDescription(
    id: "accessory-view-without-header", category: .semantics, severities: [.error],
    facts: ["X-UI-01"], summary: "a header accessory view while the header is off",
    reason: "The accessory view takes the place of the secondary header, which is shown only"
      + " where the header is.",
    references: [Source.controls.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let view = section.headerAccessoryView
    guard view.section != nil, let header = section.ui.section?.navigationHeaderEnabled,
      header.isFalse
    else { return }
    findings.report(
      .error, at: .key(view),
      "`headerAccessoryView` needs the header: it stands in the secondary header, and"
        + " `navigationHeaderEnabled` is `false`",
      related: header.related("the header is switched off here"))
  }
}
