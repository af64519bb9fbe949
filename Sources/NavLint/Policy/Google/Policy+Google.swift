package import SourceText

extension Policy {
  /// What policies write under `extends` to name Google's.
  static let googleID = GooglePolicyRules.name

  /// Google's policy for its Navigation SDK, compiled in.
  static let google = Policy(
    name: GooglePolicyRules.name, summary: GooglePolicyRules.summary, extends: [], asOf: nil,
    overrides: [],
    rules: (0..<GooglePolicyRules.count).map(GooglePolicyRules.rule), configuration: nil)

  /// The text that Google's policy is made from.
  package static var googleSource: SourceFile {
    SourceFile(
      path: "google-navigation-sdk.yaml",
      bytes: Array(GooglePolicyText.parts.map(\.description).joined(separator: "\n\n").utf8))
  }
}

extension GooglePolicyRules {
  /// The rule called `id`, as `complete` fills it in.
  static func rule(
    _ id: RuleID, _ paths: [PolicyPath], _ complete: (inout PolicyRule) -> Void
  ) -> CompiledRule {
    var rule = PolicyRule(id: id, paths: paths)
    complete(&rule)
    return CompiledRule(rule, policy: name)
  }
}
