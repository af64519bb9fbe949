import SourceText
package import YAMLTree

extension YAMLStream {
  /// How many nodes stand for something else in `other`; nil where it has another shape.
  package func differenceCount(from other: YAMLStream) -> Int? {
    guard nodes.count == other.nodes.count else { return nil }
    return nodes.indices.count { index in
      let (node, twin) = (nodes[index], other.nodes[index])
      guard node.kind == .scalar, twin.kind == .scalar else {
        return (node.kind, node.next, node.isUnknown) != (twin.kind, twin.next, twin.isUnknown)
      }
      let id = NodeID(UInt32(index))
      return value(of: id) != other.value(of: id)
    }
  }
}
