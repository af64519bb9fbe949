import YAMLTree

// What the checker asks of every node: functions of another module are called, never inlined, and
// `==` of an enumeration even through a witness table.

extension YAMLStream {
  @inline(__always)
  func node(_ id: NodeID) -> Node { nodes[Int(id.rawValue)] }
}

extension Node {
  var isScalar: Bool { if case .scalar = kind { true } else { false } }

  var isMapping: Bool { if case .mapping = kind { true } else { false } }

  var isAlias: Bool { if case .alias = kind { true } else { false } }

  /// Whether nothing but its text says what a scalar means.
  var isPlain: Bool { if case (.plain, .none) = (style, tag) { true } else { false } }

  /// Whether a scalar is as long as a null, or has a tag.
  var mayBeNull: Bool {
    guard case .none = tag else { return true }
    guard case .plain = style else { return false }
    return valueCount < 2 || valueCount == 4
  }
}
