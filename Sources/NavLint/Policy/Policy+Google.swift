import NavSchema

extension Policy {
  /// What policies write under `extends` to name Google's.
  static let googleID = "google-navigation-sdk"

  /// Google's policy for its Navigation SDK, compiled in.
  static let google = Policy(
    name: googleID, summary: nil, extends: [], asOf: nil, overrides: [], rules: [],
    configuration: nil)
}

extension PolicySet {
  /// Google's policy alone.
  package static let builtIn = PolicySet(
    entries: Policy.google.rules.map {
      Entry(rule: $0, policy: .google, source: .builtIn, change: nil)
    })
}
