package import NavSchema
package import SourceText

/// What a change does to the keeping of policies.
package struct PolicyReview: Sendable {
  /// What the change breaks, or breaks more than before.
  package private(set) var introduced: [Diagnostic] = []
  /// What the change mends, as it was found before.
  package private(set) var healed: [Diagnostic] = []

  /// Compares what two states of a configuration break.
  ///
  /// Findings are the same if they are the same rule's at the same effective path, entries of lists
  /// taken by their ids. Entries without an id are counted: the surplus is new.
  init(
    _ breaches: [PolicyBreach], in configuration: Configuration,
    before: [PolicyBreach], in base: Configuration
  ) {
    let old = before.map { Feature($0, in: base) }
    let new = breaches.map { Feature($0, in: configuration) }
    var partners: [Int: Int] = [:]
    var left = Set(old.indices)
    // The surest pairs first: entries without ids may have moved.
    for key in [\Feature.self, \.withoutPath, \.withoutText, \.withoutBoth] {
      var pool = Dictionary(grouping: left.sorted(by: >)) { old[$0][keyPath: key] }
      for index in new.indices where partners[index] == nil {
        guard let partner = pool[new[index][keyPath: key]]?.popLast() else { continue }
        partners[index] = partner
        left.remove(partner)
      }
    }
    introduced = breaches.enumerated().compactMap { index, breach in
      guard let partner = partners[index] else { return breach.diagnostic(in: configuration) }
      return Self.worsened(breach, in: configuration, from: before[partner], in: base)
    }
    healed = left.sorted().map { before[$0].diagnostic(in: base) }
      .sorted { ($0.range.start, $0.rule) < ($1.range.start, $1.rule) }
  }

  /// Everything is new where there is no base.
  init(_ breaches: [PolicyBreach], in configuration: Configuration) {
    introduced = breaches.map { $0.diagnostic(in: configuration) }
  }

  /// What makes two breaches the same, more or less surely.
  private struct Feature: Hashable {
    let rule: RuleID
    /// Without the positions of entries.
    let place: EffectivePath
    private var path: EffectivePath?
    private var text: String?

    init(_ breach: PolicyBreach, in configuration: Configuration) {
      rule = breach.rule.rule.id
      place = EffectivePath(
        components: breach.path.components.map {
          if case .position = $0 { return .position(0) }
          return $0
        })
      path = breach.path
      text = configuration.effectiveText(of: breach.target)
    }

    var withoutPath: Feature { without(\.path) }
    var withoutText: Feature { without(\.text) }
    var withoutBoth: Feature { without(\.path).without(\.text) }

    private func without<Value>(_ part: WritableKeyPath<Feature, Value?>) -> Feature {
      var feature = self
      feature[keyPath: part] = nil
      return feature
    }
  }

  /// The finding, if it is worse than `old`: more severe, further off, or another forbidden value.
  private static func worsened(
    _ breach: PolicyBreach, in configuration: Configuration, from old: PolicyBreach,
    in base: Configuration
  ) -> Diagnostic? {
    let isMeasured = breach.excess > 0 || old.excess > 0
    let isFurther = breach.excess > old.excess
    let before = base.effectiveText(of: old.target)
    let isOther =
      !isMeasured && breach.path == old.path
      && configuration.effectiveText(of: breach.target) != before
    guard breach.severity > old.severity || isFurther || isOther else { return nil }
    var diagnostic = breach.diagnostic(in: configuration)
    let words = before.map { "worse than before, when it was `\(Checker.excerpt($0))`" }
    diagnostic.help = [words, diagnostic.help].compactMap { $0 }.joined(separator: "; ")
    return diagnostic
  }
}

extension PolicySet {
  /// What the change from `base` to `configuration` breaks and mends; without a base all is new.
  package func review(_ configuration: Configuration, base: Configuration?) -> PolicyReview {
    let breaches = breaches(of: configuration, base: base)
    guard let base else { return PolicyReview(breaches, in: configuration) }
    return PolicyReview(
      breaches, in: configuration, before: self.breaches(of: base, base: nil), in: base)
  }
}
