/// Ways from the root to each node, as JSON Pointers along the effective path.
///
/// Built in one pass over all nodes; each pointer then takes time linear in its depth.
package struct NodePaths: Sendable {
  private let stream: YAMLStream
  /// The parent of each node; a root is its own.
  private var parents: [NodeID]
  /// For a sequence's entry its index, for a mapping's key or value the key.
  private var labels: [UInt32]

  /// Indexes all nodes of `stream`.
  package init(_ stream: YAMLStream) {
    self.stream = stream
    parents = []
    parents.reserveCapacity(stream.nodes.count)
    labels = [UInt32](repeating: 0, count: stream.nodes.count)
    for index in stream.nodes.indices { parents.append(NodeID(UInt32(index))) }
    for (index, node) in stream.nodes.enumerated()
    where node.kind == .sequence || node.kind == .mapping {
      label(childrenOf: NodeID(UInt32(index)), node)
    }
  }

  private mutating func label(childrenOf parent: NodeID, _ node: Node) {
    var child = parent.successor
    var key = child
    var index: UInt32 = 0
    while child < node.next {
      parents[child.index] = parent
      if node.kind == .sequence {
        labels[child.index] = index
      } else {
        if index % 2 == 0 { key = child }
        labels[child.index] = key.rawValue
      }
      child = stream[child].next
      index += 1
    }
  }

  /// The collection that holds `id`; nil for a root.
  package func parent(of id: NodeID) -> NodeID? {
    let parent = parents[id.index]
    return parent == id ? nil : parent
  }

  /// The key of the entry that `id` is the key or value of; nil outside of mappings.
  package func key(of id: NodeID) -> NodeID? {
    guard let parent = parent(of: id), stream[parent].kind == .mapping else { return nil }
    return NodeID(labels[id.index])
  }

  /// The index of `id` in its sequence; nil outside of sequences.
  package func position(of id: NodeID) -> Int? {
    guard let parent = parent(of: id), stream[parent].kind == .sequence else { return nil }
    return Int(labels[id.index])
  }

  /// The JSON Pointer to `id`; for a key, to its entry.
  ///
  /// Merge keys, and the positions in the sequence that a merge key takes, are no part of it. An
  /// entry whose key is no scalar has no name: it has the pointer of its mapping. So has one whose
  /// pointer would be longer than `lengthLimit`: many findings below long keys would repeat them.
  package func pointer(to id: NodeID) -> String {
    var tokens: [String] = []
    var node = id
    while let parent = parent(of: node) {
      if stream[parent].kind == .sequence {
        if !isMergeValue(parent) { tokens.append(String(labels[node.index])) }
      } else {
        let key = NodeID(labels[node.index])
        let target = stream[stream.resolved(key)]
        if target.kind != .scalar || target.valueCount > Self.lengthLimit {
          tokens.removeAll()
        } else if !stream.isMergeKey(key) {
          tokens.append(Self.escaped(stream.text(of: stream.resolved(key))))
        }
      }
      node = parent
    }
    var pointer = ""
    for token in tokens.reversed() {
      guard pointer.utf8.count + token.utf8.count < Self.lengthLimit else { break }
      pointer += "/" + token
    }
    return pointer
  }

  /// The greatest number of bytes of a pointer.
  private static let lengthLimit = 1_024

  private func isMergeValue(_ id: NodeID) -> Bool {
    guard let key = key(of: id), key != id else { return false }
    return stream.isMergeKey(key)
  }

  private static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return token }
    var escaped = ""
    for character in token.unicodeScalars {
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension YAMLStream {
  /// Whether `id` is the key `<<` that merges: plain and without a tag, or tagged `!!merge`.
  package func isMergeKey(_ id: NodeID) -> Bool {
    let node = nodes[resolved(id).index]
    guard node.kind == .scalar, node.valueCount == 2 else { return false }
    guard node.tag == .merge || node.tag == .none && node.style == .plain else { return false }
    let start = Int(node.valueStart)
    return bytes[start] == 0x3C && bytes[start + 1] == 0x3C
  }
}
