import NavSchema
import SourceText

/// Every rule that is written in Swift, sorted by id within its folder.
package enum RuleRegistry {
  /// Settings against each other.
  package static let semantics: [any Rule.Type] = [
    IgnoredAltitude.self
  ]
}
