package import NavSchema
package import SourceText

/// A line of fewer than two places, or a ring that encloses nothing.
package enum DegeneratePath: Rule {
  package static let description = RuleDescription(
    id: "degenerate-path", category: .semantics, severities: [.warning],
    summary: "a line or a ring with too few points to be seen",
    reason: "A line needs two different points, a ring three that do not lie on one line.",
    references: [Source.maps3D("Structs/Polygon").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.polygon, .polyline]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let list = section.path
    if let path = Path(list.valueID, in: section.configuration) {
      let isRing = section.kind == .polygon
      if let fault = isRing ? faultOfRing(path) : faultOfLine(path) {
        findings.report(.warning, at: .key(list), "`path` \(fault)")
      }
    }
    guard section.kind == .polygon else { return }
    for ring in section.innerPaths.list ?? [] {
      guard let path = Path(ring, in: section.configuration), let fault = faultOfRing(path) else {
        continue
      }
      findings.report(.warning, at: .entry(ring), "an inner path \(fault)")
    }
  }

  private static func faultOfLine(_ path: Path) -> String? {
    guard let count = path.distinctCount else { return nil }
    return count < 2 ? "\(words(count)); a line needs two" : nil
  }

  private static func faultOfRing(_ path: Path) -> String? {
    guard let count = path.distinctCount else { return nil }
    if count < 3 { return "\(words(count)); a ring needs three" }
    return path.isStraight ? "encloses nothing: all its points lie on one line" : nil
  }

  private static func words(_ count: Int) -> String {
    switch count {
    case 0: "has no points"
    case 1: "has one place only"
    default: "has two places only"
    }
  }
}
