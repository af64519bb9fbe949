import NavSchema
import SourceText

/// What is wrong with a policy, before its place is worked out.
struct PolicyProblem {
  let rule: RuleID
  let message: String
  let spot: Spot
  var related: [(spot: Spot, message: String)] = []

  /// About a text or number that stands in the policy at `origin`.
  init(_ rule: RuleID, at origin: ValueID, _ message: String) {
    self.init(rule, at: .entry(origin), message)
  }

  init(_ rule: RuleID, at spot: Spot, _ message: String) {
    self.rule = rule
    self.message = message
    self.spot = spot
  }

  func diagnostic(in configuration: Configuration) -> Diagnostic {
    let place = configuration.place(of: spot)
    return Diagnostic(
      rule: rule, category: RuleRegistry.ownCategory(of: rule) ?? .schema,
      severity: .error, message: message, range: place.range, pointer: place.pointer,
      document: configuration.number,
      related: place.related
        + related.map { spot, message in
          RelatedLocation(message: message, range: configuration.place(of: spot).fault)
        })
  }
}
