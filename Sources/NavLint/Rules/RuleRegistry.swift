import NavSchema
import SourceText

/// Every rule that is written in Swift, sorted by id within its folder.
package enum RuleRegistry {
  /// Settings against each other.
  package static let semantics: [any Rule.Type] = [
    CameraOutsideRestrictions.self,
    ConflictingKeys.self,
    DegeneratePath.self,
    DuplicateId.self,
    EmptyBounds.self,
    IgnoredAltitude.self,
    IgnoredCollisionPriority.self,
    IgnoredPin.self,
    IgnoredPositionAnchor.self,
    InvertedRange.self,
    InvisibleOuterColor.self,
    LiteralSecret.self,
    MissingAltitude.self,
    MissingCollisionPriority.self,
    NullIsland.self,
    PreReleaseMapMode.self,
    RepeatedPoint.self,
    SwappedCoordinates.self,
    UnknownModelFormat.self,
    UnsupportedExtrusion.self,
  ]
}
