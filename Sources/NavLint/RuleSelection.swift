package import SourceText

/// Which findings are reported, and how severely.
package struct RuleSelection: Sendable, Equatable {
  /// A severity, or not at all.
  package enum Level: String, CaseIterable, Sendable {
    case note
    case warning
    case error
    case off
  }

  /// Rule ids, categories and fact ids; empty selects everything.
  package var select: [String] = []
  /// Rule ids, categories and fact ids that are left out.
  package var ignore: [String] = []
  /// Levels that replace the rule's own severities.
  package private(set) var levels: [RuleLevel] = []

  /// A level, and the rule that it is for.
  package struct RuleLevel: Sendable, Equatable {
    package let rule: RuleID
    package let level: Level
  }

  package init() {}

  /// Lets `level` replace the severities of `rule`.
  package mutating func set(_ level: Level, of rule: RuleID) {
    levels.removeAll { $0.rule == rule }
    levels.append(RuleLevel(rule: rule, level: level))
  }

  private func level(of rule: RuleID) -> Level? { levels.first { $0.rule == rule }?.level }

  /// Whether everything is reported as the rules say.
  package var isDefault: Bool { select.isEmpty && ignore.isEmpty && levels.isEmpty }

  /// The diagnostic as it is to be reported; nil if it is left out.
  ///
  /// Errors of category `yaml` always stay errors: a broken file is never clean.
  package func apply(to diagnostic: Diagnostic) -> Diagnostic? {
    if diagnostic.category == .yaml, diagnostic.severity == .error { return diagnostic }
    guard selects(diagnostic) else { return nil }
    guard let level = level(of: diagnostic.rule) else { return diagnostic }
    guard let severity = Severity(rawValue: level.rawValue) else { return nil }
    var changed = diagnostic
    changed.severity = severity
    return changed
  }

  private func selects(_ diagnostic: Diagnostic) -> Bool {
    let isSelected =
      select.isEmpty || select.contains { names($0, diagnostic) || diagnostic.facts.contains($0) }
    guard isSelected else { return false }
    if ignore.contains(where: { names($0, diagnostic) }) { return false }
    // A finding that rests on several facts goes only when all of them are ignored.
    return diagnostic.facts.isEmpty || !diagnostic.facts.allSatisfy(ignore.contains)
  }

  private func names(_ selector: String, _ diagnostic: Diagnostic) -> Bool {
    selector == diagnostic.rule.rawValue || selector == diagnostic.category.rawValue
  }

  /// Whether the rule can report anything at all, so that it has to run.
  package func mayReport(_ rule: RuleDescription) -> Bool {
    if level(of: rule.id) == .off { return false }
    func covers(_ selector: String) -> Bool {
      selector == rule.id.rawValue || selector == rule.category.rawValue
    }
    guard !ignore.contains(where: covers) else { return false }
    return select.isEmpty || select.contains { covers($0) || rule.facts.contains($0) }
  }
}

extension RuleSelection {
  /// Selects `names` too, if not everything is selected.
  package mutating func extendSelect(by names: [String]) {
    if !select.isEmpty { select += names }
  }

  /// Lets what `override` says replace or add to what is said here.
  package mutating func apply(_ override: RuleSelection) {
    if !override.select.isEmpty { select = override.select }
    ignore += override.ignore
    for entry in override.levels { set(entry.level, of: entry.rule) }
  }
}
