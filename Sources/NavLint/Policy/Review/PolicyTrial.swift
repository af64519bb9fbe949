import NavSchema
package import SourceText
import YAMLTree

/// What the examples of one policy file show: its rules behave as they state, or not.
package struct PolicyTrial: Sendable {
  /// The examples of one rule.
  package struct Verdict: Sendable {
    package let rule: RuleID
    /// How many examples are to break it, and how many that it looks at are not.
    package var firing = 0
    package var silent = 0
    /// How many of them behave otherwise.
    package var wrong = 0

    package init(rule: RuleID) { self.rule = rule }
  }

  /// The policy's name.
  package let policy: String
  /// In the order of the file.
  package private(set) var verdicts: [Verdict]
  /// How many examples there are.
  package private(set) var exampleCount = 0
  /// What is wrong with the examples, in the policy's own text.
  package private(set) var diagnostics: [Diagnostic] = []

  private let rules: [CompiledRule]
  private let configuration: Configuration

  /// Runs all examples of `policy`; nil for one that has no file.
  package init?(_ policy: Policy) {
    guard let configuration = policy.configuration, let root = configuration.root else {
      return nil
    }
    self.policy = policy.name
    self.configuration = configuration
    rules = policy.rules
    verdicts = policy.rules.map { Verdict(rule: $0.rule.id) }
    for rule in policy.rules {
      let section = Section(configuration: configuration, id: rule.rule.origin)
      for example in section.examples.sections { run(example, of: rule) }
    }
    for example in root.examples.sections { run(example) }
    diagnostics.sort { $0.range.start < $1.range.start }
  }

  // MARK: Examples of a rule

  private mutating func run(_ example: Section, of rule: CompiledRule) {
    let sides = [example.fires, example.silent].filter(\.isWritten)
    guard let side = sides.first else {
      return report(
        .section(example), of: rule.rule.id, "an example of a rule says `fires` or `silent`")
    }
    for side in sides {
      let breaches = breaches(of: side, base: example.base, rules: [rule])
      let isFiring = side.field.name == "fires"
      note(rule.rule.id, isFiring: isFiring, isWrong: breaches.isEmpty == isFiring)
      if isFiring, breaches.isEmpty {
        report(.key(side), of: rule.rule.id, "rule `\(rule.rule.id)` does not fire here")
      } else if !isFiring, let breach = breaches.first {
        report(
          .key(side), of: rule.rule.id, "rule `\(rule.rule.id)` fires here: \(breach.message)",
          at: breach)
      }
    }
    if sides.count > 1 {
      report(
        .key(side), of: rule.rule.id, "an example of a rule says `fires` or `silent`, not both")
    }
  }

  // MARK: Examples of the policy

  private mutating func run(_ example: Section) {
    let expected = (example.expect.list ?? []).map { id in
      (id: id, rule: configuration.text(of: configuration.values[id.index]))
    }
    let found = breaches(of: example.config, base: example.base, rules: rules)
    let broken = Set(found.map(\.rule))
    for (id, name) in expected {
      guard rules.contains(where: { $0.rule.id.rawValue == name }) else {
        report(.entry(id), of: "unknown-value", "this policy has no rule `\(name)`")
        continue
      }
      let isWrong = !broken.contains(RuleID(name))
      note(RuleID(name), isFiring: true, isWrong: isWrong)
      if isWrong { report(.entry(id), of: RuleID(name), "rule `\(name)` does not fire here") }
    }
    let names = Set(expected.map(\.rule))
    for rule in rules where !names.contains(rule.rule.id.rawValue) {
      let breach = found.first { $0.rule == rule.rule.id }
      if breach != nil || looks(rule, at: example.config) {
        note(rule.rule.id, isFiring: false, isWrong: breach != nil)
      }
      if let breach {
        report(
          .key(example.expect), of: rule.rule.id,
          "rule `\(rule.rule.id)` fires here too: \(breach.message)",
          at: breach)
      }
    }
  }

  /// Whether the rule's path leads to something in the configuration.
  private func looks(_ rule: CompiledRule, at setting: Setting) -> Bool {
    guard let example = read(setting)?.configuration else { return false }
    var evaluation = PolicyEvaluation(example)
    evaluation.trail = [example.rootID]
    return rule.branches.contains { branch in
      branch.leaves.contains { leaf in
        let operand = PolicyOperand(start: 0, ways: [branch.prefix + [leaf.step]])
        return evaluation.targets(operand, .absent).contains { $0 != .absent }
      }
    }
  }

  // MARK: Running

  private mutating func breaches(
    of setting: Setting, base: Setting, rules: [CompiledRule]
  ) -> [Diagnostic] {
    exampleCount += 1
    guard let (example, faults) = read(setting) else { return [] }
    // An example that is wrong in itself shows nothing; parts may be missing, and words be unknown.
    diagnostics += faults.filter {
      $0.severity == .error && !["missing-key", "unknown-value"].contains($0.rule)
    }
    var evaluation = PolicyEvaluation(example, base: read(base)?.configuration)
    for rule in rules { evaluation.run(rule) }
    return evaluation.breaches.map { $0.diagnostic(in: example) }
  }

  private func read(
    _ setting: Setting
  ) -> (configuration: Configuration, diagnostics: [Diagnostic])? {
    guard let value = setting.value, value.kind == .any else { return nil }
    return Checker.check(configuration.stream, document: configuration.number, at: value.node)
  }

  private mutating func note(_ id: RuleID, isFiring: Bool, isWrong: Bool) {
    guard let index = verdicts.firstIndex(where: { $0.rule == id }) else { return }
    if isFiring { verdicts[index].firing += 1 } else { verdicts[index].silent += 1 }
    if isWrong { verdicts[index].wrong += 1 }
  }

  private mutating func report(
    _ spot: Spot, of rule: RuleID, _ message: String, at breach: Diagnostic? = nil
  ) {
    let place = configuration.place(of: spot)
    diagnostics.append(
      Diagnostic(
        rule: rule, category: .policy, severity: .error, message: message,
        range: place.range, pointer: place.pointer, document: configuration.number,
        related: breach.map { [RelatedLocation(message: "it fires here", range: $0.range)] } ?? []))
  }
}
