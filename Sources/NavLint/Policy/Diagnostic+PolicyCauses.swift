import SourceText

extension [Diagnostic] {
  /// Makes one finding of a policy's and of what the schema, or a rule about the same facts, says
  /// at the same place: the policy's, with all facts and repairs and the highest severity.
  ///
  /// What several rules of a policy say of one word in a list, such as an overlay that covers the
  /// whole screen, has one cause too; the first of them speaks.
  ///
  /// Only those of a policy's findings count that `stands` admits.
  mutating func mergePolicyCauses(where stands: (Diagnostic) -> Bool) {
    var breaches: [DiagnosticPlace: Int] = [:]
    for (index, diagnostic) in enumerated().reversed()
    where diagnostic.category == .policy && stands(diagnostic) {
      breaches[DiagnosticPlace(diagnostic)] = index
    }
    if breaches.isEmpty { return }
    var merged: Set<Int> = []
    for (index, diagnostic) in enumerated() {
      guard let breach = breaches[DiagnosticPlace(diagnostic)],
        diagnostic.isSameCause(as: self[breach]),
        diagnostic.category != .policy || stands(diagnostic)
      else { continue }
      self[breach].absorb(diagnostic)
      merged.insert(index)
    }
    if !merged.isEmpty { self = indices.filter { !merged.contains($0) }.map { self[$0] } }
  }
}

private struct DiagnosticPlace: Hashable {
  let document: Int
  let range: SourceRange

  init(_ diagnostic: Diagnostic) {
    document = diagnostic.document
    range = diagnostic.range
  }
}

extension Diagnostic {
  /// Whether a policy's finding at the same place says all that this says.
  fileprivate func isSameCause(as breach: Diagnostic) -> Bool {
    switch category {
    case .schema: true
    case .semantics: !Set(facts).isDisjoint(with: breach.facts)
    case .policy:
      policy == breach.policy && rule != breach.rule && pointer == breach.pointer && isAboutEntry
        && !facts.isEmpty && !breach.facts.isEmpty
    case .yaml, .project: false
    }
  }

  /// Whether it is about an entry of a list, whole.
  private var isAboutEntry: Bool {
    guard let last = pointer.utf8.split(separator: UInt8(ascii: "/")).last else { return false }
    return last.allSatisfy { 0x30...0x39 ~= $0 }
  }

  fileprivate mutating func absorb(_ other: Diagnostic) {
    severity = Swift.max(severity, other.severity)
    facts += other.facts.filter { !facts.contains($0) }
    fixes += other.fixes
    related += other.related.filter { !related.contains($0) }
    references += other.references.filter { !references.contains($0) }
    help = help ?? other.help
    expected = expected ?? other.expected
  }
}
