package import NavSchema
package import SourceText
import YAMLTree

/// Two keys of which the SDK takes one.
package enum ConflictingKeys: Rule {
  package static let description = RuleDescription(
    id: "conflicting-keys", category: .schema, summary: "two keys of which only one can be meant",
    reason: "The keys are ways to say one thing, and the SDK takes one of them.")

  package static let kinds: [MappingKind] = [.markerContent, .marker3DStyle, .popoverContent]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard section.holdsConflict else { return }
    let settings = section.schema.exclusiveSlots.map { section[slot: $0] }
    report(settings.filter(\.isWritten), &findings)
  }

  /// Reports each later key with the first.
  private static func report(_ settings: [Setting], _ findings: inout Findings) {
    let inOrder = settings.sorted { one, other in
      (one.value?.node.rawValue ?? 0) < (other.value?.node.rawValue ?? 0)
    }
    let first = inOrder[0]
    for setting in inOrder.dropFirst() {
      findings.report(
        .error, at: .key(setting),
        "`\(setting.field.name)` and `\(first.field.name)` exclude each other; keep one",
        related: [(.key(first), "`\(first.field.name)` is set here")])
    }
  }
}
