package import SourceText

extension Policy {
  /// What policies write under `extends` to name Google's.
  static let googleID = GooglePolicyRules.name

  /// Google's policy for its Navigation SDK, compiled in.
  static let google = Policy(
    name: GooglePolicyRules.name, summary: GooglePolicyRules.summary, extends: [], asOf: nil,
    overrides: [],
    rules: GooglePolicyRules.all().map {
      RuleCompiler.compile($0, policy: GooglePolicyRules.name).rule
    }, configuration: nil)

  /// The text that Google's policy is made from.
  package static var googleSource: SourceFile {
    SourceFile(
      path: "google-navigation-sdk.yaml", bytes: Array(GooglePolicyText.text.description.utf8))
  }
}

extension GooglePolicyRules {
  /// Rules about the section at `first` and, in it, `second`.
  static func group(
    _ first: String, _ second: String? = nil, _ rules: @escaping @Sendable () -> [PolicyRule]
  ) -> RuleGroup {
    RuleGroup(RuleAnchor(first, second)) {
      rules().map { RuleCompiler.compile($0, policy: name).rule }
    }
  }
}
