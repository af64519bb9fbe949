/// What a node comes to when every alias in it is replaced by its target; never overflows.
package struct ExpandedSize: Hashable, Sendable {
  package var nodes = 0
  /// Of all scalars together.
  package var bytes = 0

  mutating func add(_ other: ExpandedSize) {
    nodes = Self.sum(nodes, other.nodes)
    bytes = Self.sum(bytes, other.bytes)
  }

  private static func sum(_ lhs: Int, _ rhs: Int) -> Int {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? .max : sum
  }
}

/// The anchors of one document, the latest of each name.
struct AnchorTable {
  struct Anchor {
    var name: NameTable.Name
    var node: NodeID
    var size = ExpandedSize()
    /// Whether the anchored node is not complete: an alias to it would be inside it.
    var isOpen = true
  }

  private var names = NameTable()
  private var anchors: [Anchor] = []

  /// Sets `name` to `node`, which is open until it is closed.
  mutating func declare(_ name: NameTable.Name, as node: NodeID, in text: [UInt8]) -> Int {
    let (index, isNew) = names.index(of: name, in: text)
    if isNew {
      anchors.append(Anchor(name: name, node: node))
    } else {
      anchors[index] = Anchor(name: name, node: node)
    }
    return index
  }

  /// Notes that `node` is complete, unless its name has been given to another node since.
  mutating func close(_ index: Int, _ node: NodeID, _ size: ExpandedSize) {
    guard anchors[index].node == node else { return }
    anchors[index].size = size
    anchors[index].isOpen = false
  }

  /// The latest anchor of that name.
  func anchor(_ name: NameTable.Name, in text: [UInt8]) -> Anchor? {
    names.firstIndex(of: name, in: text).map { anchors[$0] }
  }

  mutating func removeAll() {
    guard !anchors.isEmpty else { return }
    names.removeAll()
    anchors.removeAll(keepingCapacity: true)
  }
}
