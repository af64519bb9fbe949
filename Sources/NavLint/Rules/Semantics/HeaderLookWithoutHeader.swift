package import NavSchema
package import SourceText

/// Colours, fonts and opacity of a header that is off.
package enum HeaderLookWithoutHeader: Rule {
  package static let description = RuleDescription(
    id: "header-look-without-header", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-UI-03"], summary: "a colour, font or opacity of a header that is off",
    reason: "The header's look shows nowhere while `navigationHeaderEnabled` is `false`.",
    references: [Source.uiSettings.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigationUI]

  private static let slots = MappingSchema.headerLook.compactMap {
    MappingKind.navigationUI.schema.slot(named: $0.name)
  }

  package static func check(_ section: Section, _ findings: inout Findings) {
    let header = section.navigationHeaderEnabled
    guard header.isFalse else { return }
    for slot in slots {
      let look = section[slot: slot]
      guard look.isCustom else { continue }
      findings.report(
        .warning, at: .ineffective(look),
        "`\(look.field.name)` has no effect: `navigationHeaderEnabled` is `false`",
        related: header.related("the header is switched off here"))
    }
  }
}
