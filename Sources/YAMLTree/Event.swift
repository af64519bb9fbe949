/// What libyaml reports next, in byte offsets of the source text.
struct Event {
  enum Kind {
    case documentStart
    case documentEnd
    case alias
    case scalar
    case sequenceStart
    case mappingStart
    /// The end of a sequence or mapping.
    case collectionEnd
    case streamEnd
    /// A syntax error: `EventReader.failure` says which.
    case failure
    /// Nothing that a tree is made of.
    case other
  }

  var kind: Kind
  var style: Node.Style = .plain
  var tag: Node.Tag = .none
  var hasAnchor = false
  /// Where the node begins: at its anchor or tag, if it has one.
  var start = 0
  /// Behind the node's last token; for the start of a collection, behind its first token.
  var end = 0
  /// Scalar: the number of the value's bytes.
  var valueCount = 0

  /// Whether the node stands behind an anchor or a tag.
  var hasProperties: Bool { hasAnchor || tag != .none }
}

/// A syntax error as libyaml words it.
struct ParserFailure {
  /// What is wrong.
  var problem: String
  /// Where it was noticed.
  var offset: Int
  /// What was being read, or nothing.
  var context: String
  /// Where that began.
  var contextOffset: Int
}
