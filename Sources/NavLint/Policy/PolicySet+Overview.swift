package import SourceText

extension PolicySet {
  /// One rule of the merged policy, for `policy --show`.
  package struct OverviewRow: Sendable {
    package let rule: RuleID
    /// Nil where the rule is switched off.
    package let severity: Severity?
    /// The fields it is about, as they are written.
    package let paths: [String]
    /// The policy that has the rule, and where that comes from.
    package let origin: String
    /// Which policy changed the rule, and why.
    package let change: String?
  }

  /// All rules with their origins, in the order in which the policies were read.
  package var overview: [OverviewRow] {
    entries.map { entry in
      let rule = entry.rule.rule
      return OverviewRow(
        rule: rule.id, severity: entry.isOff ? nil : rule.severity,
        paths: rule.paths.map { "\($0)" },
        origin: "\(entry.policy.name) (\(entry.source))",
        change: entry.change.map { "\($0.policy): \($0.reason)" })
    }
  }
}
