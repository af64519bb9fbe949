package import NavSchema
package import SourceText

/// A colour for edges that have no width.
package enum InvisibleOuterColor: Rule {
  package static let description = RuleDescription(
    id: "invisible-outer-color", category: .semantics, severities: [.note], facts: ["X-3D-09"],
    summary: "a colour for a line's edges, which have no width",
    reason: "`outerWidth` is the edges' share of the line, and 0 by default: nothing of the colour"
      + " can be seen.",
    references: [Source.maps3D("Structs/Polyline/StrokeStyle").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.polyline]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let color = section.outerColor
    let width = section.outerWidth
    guard color.isCustom, width.number == 0 else { return }
    findings.report(
      .note, at: .key(color), "`outerColor` cannot be seen: `outerWidth` \(width.verb) `0`",
      related: width.related("the width is set here"))
  }
}
