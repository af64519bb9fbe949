package import NavSchema
package import Platform
package import SourceText
package import YAMLTree

/// What is checked, and how: everything that decides a file's diagnostics beside its bytes.
package struct LintOptions: Sendable {
  /// False: the rules of YAML alone, on any YAML file.
  package var usesSchema = true
  package var profile = ProfileChoice()
  package var limits = YAMLLimits()
  package var selection = RuleSelection()
  /// Which changes of the user interface are disallowed.
  package var policies = PolicySet.builtIn
  /// Decides which suppressions have expired.
  package var day = Day.none

  /// The day on which a file is checked.
  package enum Day: Sendable {
    /// None: nothing expires.
    case none
    case fixed(CivilDate)
    /// The day of the run, which is looked up only where a result depends on it.
    case current
  }

  package init() {}

  var today: CivilDate? {
    switch day {
    case .none: nil
    case .fixed(let day): day
    case .current: .today
    }
  }

  /// Whether a finding of `rule` would be reported; true for one that nobody knows.
  package func mayReport(_ rule: RuleID) -> Bool {
    let known = RuleRegistry.description(of: rule)
    guard let description = known ?? policies.ruleDescriptions.first(where: { $0.id == rule })
    else { return true }
    if !usesSchema, ![.yaml, .project].contains(description.category) { return false }
    return selection.mayReport(description)
  }

  /// Tells options apart that can give different results, the day left out.
  var fingerprint: String {
    """
    schema \(usesSchema)
    profile \(String(reflecting: profile))
    limits \(String(reflecting: limits))
    select \(selection.select) ignore \(selection.ignore)
    levels \(selection.levels.map { "\($0.rule)=\($0.level)" }.sorted())
    policies \(policies.fingerprint)
    """
  }
}

/// One file in, its diagnostics out; reads nothing else and prints nothing.
///
/// A class, since each file of a run keeps a reference to its linter.
package final class Linter: Sendable {
  package let options: LintOptions
  private let rules: RuleSet

  package init(_ options: LintOptions = LintOptions()) {
    self.options = options
    let rules = RuleRegistry.semantics
    let selection = options.selection
    // Descriptions are made when they are first asked for, which most runs never do.
    self.rules = RuleSet(
      selection.isDefault ? rules : rules.filter { selection.mayReport($0.description) })
  }

  /// What linting a file gives.
  package struct Result {
    package let stream: YAMLStream
    /// The typed documents; empty without a schema.
    package let configurations: [Configuration]
    /// Sorted by document and place.
    package let diagnostics: [Diagnostic]
    package let suppressedCount: Int
    /// The values under keys that look like secrets; looked for only where something is reported.
    package let secrets: [SourceRange]
    /// Whether another day could give another result.
    package let dependsOnToday: Bool
    /// What the base broke of a policy and the file does not; empty without a base.
    package let healed: [Diagnostic]
  }

  /// Checks one file.
  ///
  /// With `base`, the documents that the file's are a change of, only those findings of policies
  /// are left that the change introduces; documents without content are no one's base.
  package func lint(_ source: SourceFile, since base: [Configuration]? = nil) -> Result {
    let stream = YAMLStream.compose(source, limits: options.limits)
    var diagnostics = stream.diagnostics
    var healed: [Diagnostic] = []
    var configurations: [Configuration] = []
    if options.usesSchema {
      configurations = check(stream, since: base, &diagnostics, &healed)
    } else {
      diagnostics += stream.plainYAMLDiagnostics()
    }
    diagnostics.mergePolicyCauses { breach in
      // What is switched off, or reported otherwise than its policy says, stands for nothing else.
      options.selection.apply(to: breach)?.severity == breach.severity
    }
    var outcome = Suppressions.Outcome(kept: diagnostics)
    outcome.kept.sort(by: Self.precedes)
    let suppressions = Suppressions(stream, today: options.today)
    if let suppressions {
      suppressions.apply(
        to: &outcome, rules: { RuleRegistry.descriptions + options.policies.ruleDescriptions },
        reports: options.selection.mayReport)
      outcome.kept.sort(by: Self.precedes)
    }
    if !options.selection.isDefault {
      outcome.kept = outcome.kept.compactMap(options.selection.apply)
    }
    let secrets = outcome.kept.isEmpty ? [] : SecretKeys.values(in: stream)
    if let mask = SecretMask(secrets, in: stream) {
      for index in outcome.kept.indices { mask.apply(to: &outcome.kept[index]) }
    }
    return Result(
      stream: stream, configurations: configurations, diagnostics: outcome.kept,
      suppressedCount: outcome.suppressedCount,
      secrets: secrets,
      dependsOnToday: suppressions?.dependsOnToday ?? false, healed: healed)
  }

  /// Reads the documents, and adds what schema, rules and policies find in them.
  private func check(
    _ stream: YAMLStream, since base: [Configuration]?, _ diagnostics: inout [Diagnostic],
    _ healed: inout [Diagnostic]
  ) -> [Configuration] {
    diagnostics += Checker.diagnostics(ofEmpty: stream)
    var before = base?.filter { $0.root != nil }[...]
    return stream.documents.indices.map { number in
      let (configuration, found) = Checker.check(
        stream, document: number, profile: options.profile)
      diagnostics += found
      diagnostics += rules.run(on: configuration)
      if before != nil {
        let review = options.policies.review(
          configuration, base: configuration.root == nil ? nil : before?.popFirst())
        diagnostics += review.introduced
        healed += review.healed
      } else {
        diagnostics += options.policies.run(on: configuration)
      }
      return configuration
    }
  }

  private static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    if one.document != other.document { return one.document < other.document }
    if one.range.start != other.range.start { return one.range.start < other.range.start }
    if one.range.end != other.range.end { return one.range.end > other.range.end }
    if one.severity != other.severity { return one.severity > other.severity }
    if one.rule != other.rule { return one.rule < other.rule }
    return one.message < other.message
  }
}
