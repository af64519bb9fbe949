package import YAMLTree

/// The index of a value in its document; 0 is "none".
@usableFromInline
package struct ValueID: Hashable, Comparable, Sendable {
  @usableFromInline package let rawValue: UInt32

  package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// No value: the key is absent.
  package static let none = ValueID(0)

  /// The index in `Configuration.values`.
  @inlinable package var index: Int { Int(rawValue) }

  /// Whether it is none.
  @inlinable package var isNone: Bool { rawValue == 0 }

  /// Orders values as they were read.
  @usableFromInline
  package static func < (lhs: ValueID, rhs: ValueID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One typed value: 24 bytes in a flat array.
@usableFromInline
package struct Value: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    /// Wrong in itself: reported once, not judged by the rules that need it.
    case invalid
    case boolean
    case number
    case text
    /// Payload: the ordinal of the case.
    case word
    /// Payload: 0xRRGGBBAA.
    case color
    /// A colour name that stays a name.
    case colorName
    case version
    /// Payload: the first slot; `mappingKind` says which.
    case section
    /// Payload: start and count in `Configuration.entries`.
    case list
    /// As `list`; the key of each entry is the node before its value.
    case table
    /// Not judged here: the node is what was written.
    case any
  }

  /// How a value comes to stand at its place.
  package enum Use: UInt8, Sendable {
    case written
    /// Read at an alias, because its anchor stands where nothing else reads it so.
    case readAtAlias
    /// Read at an anchor, and used at an alias.
    case shared
  }

  @usableFromInline package var kind: Kind
  /// Of a section.
  @usableFromInline package var mappingKind: MappingKind
  /// Of a section: read only to be merged, or overridden wherever it is: not judged by itself.
  package var isMergeSource: Bool
  package var use: Use
  /// The node as it stands in its parent: an alias where an alias is written.
  package var node: NodeID
  /// The section or list that holds it.
  package var parent: ValueID
  /// The slot in a section, the number in a list.
  package var position: UInt32
  /// What the kind says; a Boolean as 0 or 1, a number as the bits of a Double.
  @usableFromInline package var payload: UInt64

  package var isReadAtAlias: Bool { use == .readAtAlias }
}
