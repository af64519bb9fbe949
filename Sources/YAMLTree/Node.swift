package import SourceText

/// The index of a node in its stream's flat array.
@usableFromInline
package struct NodeID: Hashable, Comparable, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The node composed right after this one: the first child of a collection that has any.
  package var successor: NodeID { NodeID(rawValue + 1) }

  /// The index in `YAMLStream.nodes`.
  @inlinable package var index: Int { Int(rawValue) }

  /// Orders nodes as they stand in the text.
  @usableFromInline
  package static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One node, as `NodeArray` gives it.
///
/// A collection's children follow it directly; `next` leads from a child to its sibling. A
/// mapping's children alternate between key and value.
@usableFromInline
package struct Node: Equatable, Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case scalar
    case sequence
    case mapping
    case alias
  }

  /// How the node is written, YAML's words.
  @usableFromInline
  package enum Style: UInt8, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
    case block
    case flow
  }

  /// What the node's tag says, resolved; `none` without a tag.
  @usableFromInline
  package enum Tag: UInt8, Sendable {
    case none
    /// The non-specific `!`, which makes a scalar text.
    case nonSpecific
    case string
    case integer
    case float
    case boolean
    case null
    case sequence
    case mapping
    case merge
    /// Outside the core schema, `!!timestamp` and `!!binary` included.
    case unknown
  }

  @usableFromInline package var kind: Kind
  @usableFromInline package var style: Style
  @usableFromInline package var tag: Tag
  @usableFromInline package var hasAnchor: Bool
  /// Where the node begins: at its anchor or tag, if it has one.
  @usableFromInline package var start: UInt32
  /// Where the bare content begins, behind anchor and tag.
  @usableFromInline package var contentStart: UInt32
  /// Behind the last byte: the closing quote or bracket, or the end of the last child.
  @usableFromInline package var end: UInt32
  /// Scalar: the index of the value's first byte in `YAMLStream.bytes`.
  ///
  /// Alias: the target node; the alias itself where there is none.
  @usableFromInline package var valueStart: UInt32
  /// Scalar: the number of the value's bytes.
  ///
  /// Alias: 1 where it has no target, else 0.
  @usableFromInline package var valueCount: UInt32
  /// The node behind this one's subtree: its next sibling, or its parent's.
  @usableFromInline package var next: NodeID

  package var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }

  /// Scalar: where its value stands in `YAMLStream.bytes`.
  package var valueRange: Range<Int> {
    let start = Int(valueStart)
    return start..<start + Int(valueCount)
  }

  /// The range without anchor and tag, which fix-its edit.
  package var contentRange: SourceRange { SourceRange(start: Int(contentStart), end: Int(end)) }

  /// A word in the quotes that this scalar has: JSON knows no words without.
  package func quoting(_ word: String) -> String {
    switch style {
    case .singleQuoted: "'\(word)'"
    case .doubleQuoted: "\"\(word)\""
    default: word
    }
  }

  /// Whether this is a scalar without text and quotes, as behind `key:`.
  package var isEmptyPlain: Bool { kind == .scalar && style == .plain && valueCount == 0 }

  /// Whether this stands for what is not known: an alias without a target, one inside its own
  /// anchor, or a value that a syntax error swallowed.
  ///
  /// `YAMLStream.resolved` gives it back as it is. It is reported already, or not there: nothing
  /// else is said of it.
  package var isUnknown: Bool { kind == .alias && valueCount == 1 }
}
