import SourceText

extension [Diagnostic] {
  /// Makes one finding of a policy's and of what the schema, or a rule about the same facts, says
  /// at the same place: the policy's, with all facts and repairs and the highest severity.
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
        diagnostic.isSameCause(as: self[breach])
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
    case .yaml, .policy, .project: false
    }
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
