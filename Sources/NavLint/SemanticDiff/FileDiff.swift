import NavSchema
package import SourceText
import YAMLTree

/// What a change of one file means, document by document.
package struct FileDiff {
  package enum Status: String, Sendable {
    /// Not a byte differs.
    case identical
    /// Written differently, with the same canonical form.
    case unaffected
    case changed
    case added
    case removed
    /// One side has faults that leave its meaning open.
    case incomparable
  }

  /// A change, and what the policy says about what it leads to.
  package struct Entry {
    package let change: Change
    /// The number of the document: of the new side, of the old one for what is removed.
    package let document: Int
    /// The findings of policies at this place that the change introduces.
    package let policy: [Diagnostic]
  }

  package let status: Status
  package let entries: [Entry]
}

extension FileDiff {
  /// Compares two sides of one file, of which one may be absent.
  ///
  /// The new one is linted since the old one's documents, so that of policies only what the change
  /// introduces is found in it.
  package init(from old: Linter.Result?, to new: Linter.Result?) {
    guard let old, let new else {
      let isAdded = new != nil
      self.init(
        status: isAdded ? .added : .removed,
        entries: (new ?? old).map { Self.entries(ofAll: $0, isAdded: isAdded) } ?? [])
      return
    }
    if old.stream.source.text == new.stream.source.text, old.profiles == new.profiles {
      self.init(status: .identical, entries: [])
    } else if !old.breaks.isEmpty || !new.breaks.isEmpty {
      self.init(status: .incomparable, entries: [])
    } else {
      let entries = Self.entries(old, new)
      self.init(status: entries.isEmpty ? .unaffected : .changed, entries: entries)
    }
  }

  private static func entries(_ old: Linter.Result, _ new: Linter.Result) -> [Entry] {
    let before = old.configurations.filter { $0.root != nil }
    let after = new.configurations.filter { $0.root != nil }
    var entries: [Entry] = []
    for (one, two) in zip(before, after) {
      entries += attributed(
        ConfigurationDiff.changes(from: one, to: two), two.number,
        new.policyFindings(in: two.number))
    }
    for one in before.dropFirst(after.count) { entries.append(entry(ofWhole: one, nil)) }
    for two in after.dropFirst(before.count) {
      entries.append(entry(ofWhole: two, new.policyFindings(in: two.number)))
    }
    return entries
  }

  /// Gives each finding to the change that is nearest to its place: a change of one value may make
  /// another one wrong.
  private static func attributed(
    _ changes: [Change], _ number: Int, _ findings: [Diagnostic]
  ) -> [Entry] {
    var first: [String: Int] = [:]
    for (index, change) in changes.enumerated() {
      for way in ways(to: change.pointer) where first[way] == nil { first[way] = index }
    }
    var own = changes.map { _ in [Diagnostic]() }
    for finding in findings {
      let nearest = ways(to: finding.pointer).lazy.compactMap { first[$0] }.first
      if let nearest { own[nearest].append(finding) }
    }
    return zip(changes, own).map { Entry(change: $0, document: number, policy: $1) }
  }

  /// The pointer and those of all that holds its place, the nearest first.
  private static func ways(to pointer: String) -> [String] {
    let slashes = pointer.utf8.indices.filter { pointer.utf8[$0] == UInt8(ascii: "/") }
    return [pointer] + slashes.reversed().map { String(pointer[..<$0]) }
  }

  private static func entries(ofAll result: Linter.Result, isAdded: Bool) -> [Entry] {
    result.configurations.filter { $0.root != nil }.map {
      entry(ofWhole: $0, isAdded ? result.policyFindings(in: $0.number) : nil)
    }
  }

  /// A document that was added, with what the policy says of it; nil: removed.
  private static func entry(
    ofWhole configuration: Configuration, _ findings: [Diagnostic]?
  ) -> Entry {
    let isAdded = findings != nil
    let name = configuration.root?.name.text.map { " \($0)" } ?? ""
    let trace = ValueTrace(configuration)
    let side = configuration.root.map { trace.side(of: $0.id) } ?? Change.Side()
    let change = Change(
      kind: isAdded ? .added : .removed, effect: .behavioural, pointer: "",
      words: "document\(name) \(isAdded ? "added" : "removed")",
      old: isAdded ? Change.Side() : side, new: isAdded ? side : Change.Side())
    return Entry(change: change, document: configuration.number, policy: findings ?? [])
  }
}

extension Linter.Result {
  /// What in the YAML itself leaves open what the documents mean.
  package var breaks: [Diagnostic] { stream.diagnostics.filter { $0.severity == .error } }

  fileprivate var profiles: [SDKProfile] { configurations.map(\.profile) }

  fileprivate func policyFindings(in document: Int) -> [Diagnostic] {
    diagnostics.filter { $0.category == .policy && $0.document == document }
  }
}
