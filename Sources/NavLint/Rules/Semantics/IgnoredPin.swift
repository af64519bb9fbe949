package import NavSchema
package import SourceText

/// A pin beside other content.
package enum IgnoredPin: Rule {
  package static let description = RuleDescription(
    id: "ignored-pin", category: .semantics, severities: [.warning], isFixable: true,
    facts: ["X-3D-13"],
    summary: "a pin beside other content of the marker",
    reason: "The pin is what a marker shows when it has no content of its own; beside a text or a"
      + " view its colours are not seen.",
    references: [Source.markers3D.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.markerContent]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let pin = section.pin
    guard pin.isGiven else { return }
    let view = section.view
    let other = view.isGiven ? view : section.text
    guard other.isGiven else { return }
    findings.report(
      .warning, at: .ineffective(pin),
      "`pin` has no effect: the marker shows its `\(other.field.name)`, and the pin only where"
        + " there is no other content",
      related: [(.key(other), "the other content is set here")])
  }
}
