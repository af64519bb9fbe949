package import NavSchema
import Platform
package import SourceText
import YAMLTree

/// Policies put together: the built-in one, organisations' own, and what these change.
package struct PolicySet: Sendable {
  /// One rule in force or switched off, and where that comes from.
  struct Entry: Sendable {
    var rule: CompiledRule
    let policy: Policy
    /// The file of the policy; nil for the built-in one.
    let source: PolicySource
    /// The last policy that changed the rule, and why.
    var change: Change?
    var isOff = false
  }

  /// What a policy does to a rule of one that it extends.
  struct Change: Sendable {
    let policy: String
    let reason: String
  }

  /// All rules; nil for the built-in policy alone, whose rules are made when they are needed.
  private let assembled: [Entry]?
  private let assembledDescriptions: [RuleDescription]?
  /// Finds the rules in force that a document may break, by their numbers among all.
  private let screen: PolicyScreen
  /// The rules in force about changes from a base, which see what is gone too.
  private let rulesAboutBase: [Int]
  /// Tells sets of policy files apart by their content; empty for the built-in policy alone.
  package let fingerprint: String

  init(entries: [Entry], fingerprint: String) {
    assembled = entries
    self.fingerprint = fingerprint
    let active = entries.indices.filter { !entries[$0].isOff }
    assembledDescriptions = active.map { entries[$0].rule.description }.sorted { $0.id < $1.id }
    screen = PolicyScreen(Self.watches(entries, active))
    rulesAboutBase = active.filter { entries[$0].rule.rule.disallow == .fromBase }
  }

  private static func watches(_ entries: [Entry], _ active: [Int]) -> [FieldWatch] {
    let own = active.filter { entries[$0].source != .builtIn }
    let watches = FieldWatch.watches(of: own.map { (number: $0, rule: entries[$0].rule) })
    let builtIn = entries.indices.filter { entries[$0].source == .builtIn }
    let known = GooglePolicyRules.watches.compactMap { watch in
      watch.renumbered { entries[builtIn[$0]].isOff ? nil : builtIn[$0] }
    }
    return (known + watches).sorted()
  }

  /// Google's policy alone.
  private init() {
    assembled = nil
    assembledDescriptions = nil
    screen = PolicyScreen(GooglePolicyRules.watches)
    rulesAboutBase = []
    fingerprint = ""
  }

  /// Google's policy alone.
  package static let builtIn = PolicySet()

  var entries: [Entry] {
    assembled
      ?? Policy.google.rules.map { Entry(rule: $0, policy: .google, source: .builtIn) }
  }

  private var active: [CompiledRule] { entries.filter { !$0.isOff }.map(\.rule) }

  /// The names of the policies, the built-in one first.
  package var names: [String] {
    entries.reduce(into: [Policy.googleID]) { names, entry in
      if !names.contains(entry.policy.name) { names.append(entry.policy.name) }
    }
  }

  /// What each rule in force is, sorted by id.
  package var ruleDescriptions: [RuleDescription] {
    assembledDescriptions ?? Self.builtInDescriptions
  }

  private static let builtInDescriptions = Policy.google.ruleDescriptions

  /// The rules in force as they are written, in the order of their policies.
  package var writtenRules: [PolicyRule] { active.map(\.rule) }

  /// What `configuration` breaks; `base` is what it is a change of, and without it rules about
  /// changes from a base are silent.
  package func run(on configuration: Configuration, base: Configuration? = nil) -> [Diagnostic] {
    breaches(of: configuration, base: base).map { $0.diagnostic(in: configuration) }
  }

  func breaches(of configuration: Configuration, base: Configuration?) -> [PolicyBreach] {
    var evaluation = PolicyEvaluation(configuration, base: base)
    var numbers = screen.suspects(in: configuration)
    if base != nil, !rulesAboutBase.isEmpty {
      numbers = numbers.filter { !rulesAboutBase.contains($0) } + rulesAboutBase
    }
    for number in numbers { evaluation.run(rule(number)) }
    return evaluation.breaches.count > 1
      ? Self.withoutRepeats(evaluation.breaches, in: configuration) : evaluation.breaches
  }

  private func rule(_ number: Int) -> CompiledRule {
    assembled?[number].rule ?? GooglePolicyRules.rule(number)
  }

  /// One breach for each rule, field and written value, however many aliases and merges lead to it:
  /// where it stands, else at its first use.
  private static func withoutRepeats(
    _ breaches: [PolicyBreach], in configuration: Configuration
  ) -> [PolicyBreach] {
    struct Key: Hashable {
      let rule: RuleID
      let node: NodeID?
      /// What the value is there; nil for an entry of a list.
      let kind: MappingKind?
      let slot: Int
    }
    func isShared(_ breach: PolicyBreach) -> Bool {
      let target = breach.target
      guard target.value != .none else { return false }
      return target.owner != .none
        && configuration.values[target.value.index].parent != target.owner
        || configuration.isReadThroughAlias(target.value)
    }
    var seen: Set<Key> = []
    let ordered = breaches.filter { !isShared($0) } + breaches.filter(isShared)
    return ordered.filter { breach in
      let value = breach.target.value
      if value == .none || breach.fault == .removed { return true }
      let setting = configuration.setting(breach.target)
      let key = Key(
        rule: breach.rule.rule.id, node: configuration.content(of: value),
        kind: setting?.owner.kind, slot: setting?.slot ?? 0)
      return seen.insert(key).inserted
    }
  }
}

/// Where a policy comes from.
enum PolicySource: Hashable, Sendable {
  case builtIn
  case file(FilePath)
}

extension PolicySource: CustomStringConvertible {
  var description: String {
    switch self {
    case .builtIn: "built-in"
    case .file(let path): path.displayText
    }
  }
}
