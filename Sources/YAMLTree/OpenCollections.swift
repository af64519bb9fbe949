/// A collection that is not closed, and what its subtree comes to with aliases replaced.
struct OpenCollection {
  var id: NodeID
  var isMapping: Bool
  var isFlow: Bool
  var childCount: UInt32 = 0
  var size = ExpandedSize()
  /// The index in the table of anchors, if it has one.
  var anchor: Int?

  /// Whether its next child is a key.
  var awaitsKey: Bool { isMapping && childCount % 2 == 0 }

  /// Whether its next child is the value of a key.
  var awaitsValue: Bool { isMapping && childCount % 2 == 1 }
}

/// The collections that are not closed.
struct OpenCollections {
  /// The innermost of them; where none is open, what stands for the document.
  private(set) var innermost = OpenCollection(id: NodeID(0), isMapping: false, isFlow: false)
  private var outer: [OpenCollection] = []

  var count: Int { outer.count }
  var isEmpty: Bool { outer.isEmpty }

  /// All of them, the innermost last.
  var ids: [NodeID] { outer.dropFirst().map(\.id) + (isEmpty ? [] : [innermost.id]) }

  mutating func open(_ collection: OpenCollection) {
    outer.append(innermost)
    innermost = collection
  }

  mutating func close() -> OpenCollection {
    let closed = innermost
    innermost = outer.removeLast()
    return closed
  }

  mutating func removeAll() {
    while !isEmpty { _ = close() }
  }

  /// Counts a child that begins.
  mutating func beginChild() { innermost.childCount &+= 1 }

  /// Counts what a complete child comes to.
  mutating func add(_ size: ExpandedSize) { innermost.size.add(size) }
}
