import NavSchema
package import SourceText
import YAMLTree

/// Takes what rules find, and works out where it stands.
///
/// A finding about a merged setting is reported at the alias that merges it, one in a section
/// that is read through an alias at that alias; each once.
package struct Findings {
  package private(set) var diagnostics: [Diagnostic] = []
  /// The rule that is running; nil before the first.
  var rule: (any Rule.Type)?
  /// The section that it looks at; none before the first.
  var sectionID = ValueID.none
  private let configuration: Configuration
  private var reported: [Reported] = []
  /// The same once they are many; the first element of a set takes the runtime as long as checking
  /// a small file.
  private var manyReported: Set<Reported> = []

  private struct Reported: Hashable {
    let rule: RuleID
    /// What the finding is about: the same for all uses of what is anchored.
    let node: NodeID?
    let range: SourceRange
    // What is anchored may be faulty in one use and faultier in another.
    let severity: Severity
    let facts: [String]
    let message: String
  }

  /// Whether what is the same at several uses is reported for each.
  private let repeats: Bool

  init(_ configuration: Configuration, repeats: Bool) {
    self.configuration = configuration
    self.repeats = repeats
  }

  /// Notes `key`; whether it was not known yet.
  private mutating func isNew(_ key: Reported) -> Bool {
    if manyReported.isEmpty, reported.count < 16 {
      if reported.contains(key) { return false }
      reported.append(key)
      return true
    }
    if manyReported.isEmpty { manyReported = Set(reported) }
    return manyReported.insert(key).inserted
  }

  /// Reports a finding of the running rule.
  ///
  /// - Parameters:
  ///   - severity: how bad it is.
  ///   - spot: the place to mark.
  ///   - message: what is wrong, and what the SDK does.
  ///   - help: what else is worth knowing.
  ///   - label: a short text for beside the marked place.
  ///   - related: other settings that matter, each with its sentence.
  ///   - fixes: proposed repairs.
  ///   - facts: the facts that apply here; all of the rule's when nothing is said.
  package mutating func report(
    _ severity: Severity, at spot: Spot, _ message: String, help: String? = nil,
    label: String? = nil, related: [(spot: Spot, message: String)] = [], fixes: [FixIt] = [],
    facts: [String]? = nil
  ) {
    guard let rule = rule?.description else { preconditionFailure("no rule is running") }
    var place = configuration.place(of: spot)
    let facts = facts ?? rule.facts
    let key = Reported(
      rule: rule.id, node: configuration.content(of: spot.subject(in: configuration)),
      range: place.fault, severity: severity, facts: facts, message: message)
    guard repeats || isNew(key) else { return }
    if let section = configuration.section(sectionID) {
      place = configuration.place(place, of: spot, seenFrom: section)
    }
    let relatedPlaces = related.map { spot, message in
      RelatedLocation(message: message, range: configuration.place(of: spot).fault)
    }
    var fixes = fixes
    // At its anchor it may be needed.
    let isAtHome = place.range == place.fault
    if case .ineffective(let setting) = spot, isAtHome, let removal = setting.removal {
      fixes.append(removal)
    }
    diagnostics.append(
      Diagnostic(
        rule: rule.id, category: rule.category, severity: severity, message: message, help: help,
        label: label, range: place.range, pointer: place.pointer, document: configuration.number,
        related: place.related + relatedPlaces, fixes: fixes, field: place.field,
        facts: facts, policy: rule.policy, references: rule.references))
  }
}

extension Configuration {
  /// The node that a value was read from, behind all aliases; nil for none.
  func content(of id: ValueID) -> NodeID? {
    id == .none ? nil : stream.resolved(values[id.index].node)
  }
}
