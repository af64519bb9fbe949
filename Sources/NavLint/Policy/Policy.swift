import NavSchema
package import SourceText
import YAMLTree

/// One policy file, read and found sound by itself.
package struct Policy: Sendable {
  /// What reports call it.
  package let name: String
  package let summary: String?
  /// The policies that it starts from: files, or the built-in one's name.
  let extends: [Reference]
  /// The day whose state of the extended policies counts.
  let asOf: String?
  let overrides: [Override]
  let rules: [CompiledRule]
  /// The file as typed values; nil for the built-in policy, which is compiled in.
  let configuration: Configuration?

  /// A text in the policy, and where it stands.
  struct Reference: Sendable {
    let text: String
    let origin: ValueID
  }

  /// Another severity for a rule of an extended policy.
  struct Override: Sendable {
    let rule: Reference
    /// Nil: off.
    let severity: Severity?
    let reason: String
  }

  /// The rules as they are written.
  package var writtenRules: [PolicyRule] { rules.map(\.rule) }

  /// The fields that the rules judge; a rule's number is its place among the policy's rules.
  package var watches: [FieldWatch] {
    FieldWatch.watches(of: rules.enumerated().map { (number: $0, rule: $1) })
  }

  /// What each rule is, sorted by id.
  package var ruleDescriptions: [RuleDescription] {
    rules.map(\.description).sorted { $0.id < $1.id }
  }

  /// Reads a policy; nil where it has errors, which are in `diagnostics`.
  package static func load(
    _ source: SourceFile
  ) -> (policy: Policy?, diagnostics: [Diagnostic]) {
    let stream = YAMLStream.compose(ownFile: source)
    var diagnostics = stream.diagnostics
    guard let document = stream.documents.first else {
      return (nil, diagnostics + [empty])
    }
    guard document.isExpandable else { return (nil, diagnostics) }
    let (configuration, found) = Checker.check(stream, document: 0, as: .policy)
    diagnostics += found + Checker.diagnostics(ofFurtherDocumentsIn: stream, of: "a policy")
    var reader = PolicyReader(configuration)
    let policy = configuration.root.map { reader.policy($0) }
    diagnostics += reader.problems.map { $0.diagnostic(in: configuration) }
    diagnostics.sort { $0.range.start < $1.range.start }
    if policy == nil, diagnostics.allSatisfy({ $0.severity < .error }) { diagnostics.append(empty) }
    return (diagnostics.contains { $0.severity == .error } ? nil : policy, diagnostics)
  }

  private static var empty: Diagnostic {
    Diagnostic(
      rule: "missing-key", category: .schema, severity: .error,
      message: "the policy is empty; `policy`, `name` and `rules` are its keys",
      range: SourceRange(start: 0, end: 0))
  }
}

extension PolicyReader {
  /// The policy that the file is; problems are noted.
  mutating func policy(_ root: Section) -> Policy {
    let name = root.name.text ?? ""
    var soundRules: [PolicyRule] = []
    let rules = root.rules.sections.compactMap { section -> CompiledRule? in
      let problemCount = problems.count
      guard let rule = rule(section) else { return nil }
      let (branches, found) = RuleCompiler.compile(rule)
      problems += found
      if problems.count == problemCount { soundRules.append(rule) }
      return CompiledRule(rule, policy: name, branches: branches)
    }
    reportRepeatedIDs(rules.map(\.rule))
    // What is wrong in itself contradicts nothing.
    reportOpposingRules(soundRules)
    return Policy(
      name: name, summary: root.summary.text,
      extends: texts(root.extends).map { Policy.Reference(text: $0.text, origin: $0.origin) },
      asOf: date(root.asOf), overrides: root.overrides.sections.compactMap { override($0) },
      rules: rules, configuration: configuration)
  }

  private func override(_ section: Section) -> Policy.Override? {
    guard let rule = section["rule"].text, let level = section.severity.text,
      let reason = section.reason.text
    else { return nil }
    return Policy.Override(
      rule: Policy.Reference(text: rule, origin: section["rule"].valueID),
      severity: Severity(rawValue: level), reason: reason)
  }
}
