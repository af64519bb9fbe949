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

extension PolicySet {
  /// Google's policy alone.
  package static let builtIn = PolicySet(
    entries: Policy.google.rules.map {
      Entry(rule: $0, policy: .google, source: .builtIn, change: nil)
    })
}
