/// A documented fact that no rule reports, and why.
package struct UncheckableFact: Hashable, Sendable {
  package let fact: String
  package let reason: String
}

extension RuleRegistry {
  /// Facts that no file can show, or that must not be flagged, sorted.
  package static let notCheckable: [UncheckableFact] = [
    UncheckableFact(
      fact: "LINT-12",
      reason: "incident cards and the report button may be switched off: both switches are"
        + " documented and harm nobody, so nothing is flagged"),
    UncheckableFact(
      fact: "POL-12", reason: "no configuration shows whether the app is a commercial one"),
    UncheckableFact(
      fact: "POL-15",
      reason: "no configuration shows which device the app is built into, or what it looks like"),
    UncheckableFact(
      fact: "POL-16",
      reason: "what the app's own texts promise about speed limits is not in the configuration"),
    UncheckableFact(
      fact: "POL-19",
      reason: "where the app shows the SDK's licences is not in the configuration"),
  ]
}
