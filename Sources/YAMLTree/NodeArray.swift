internal import Platform

/// The nodes of a stream, in the order of the text.
///
/// A node is kept in 16 bytes where the rest follows from these: its content begins where it does,
/// and its value, if it is a scalar, is spelt as it reads. Any other stands in `specials`. The nodes
/// are most of the memory of a large file, and to clear memory takes longer than to work things
/// out: with 28 bytes for each, the nodes of 12.5 MB took 12 MB more.
@usableFromInline
package struct NodeArray: RandomAccessCollection, Sendable {
  /// What is kept of a node.
  @usableFromInline
  struct Stored: Sendable {
    @usableFromInline var kind: Node.Kind
    @usableFromInline var style: Node.Style
    @usableFromInline var tag: Node.Tag
    @usableFromInline var isSpecial = false
    @usableFromInline var start: UInt32
    @usableFromInline var end: UInt32
    /// The index in `specials` if it is special, else the next node.
    @usableFromInline var link: UInt32
  }

  @usableFromInline var stored: [Stored] = []
  /// Aliases, and nodes with an anchor, a tag, or a value that is not spelt as it reads.
  @usableFromInline var specials: [Node] = []

  package init() {}

  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { stored.count }

  @inlinable package subscript(index: Int) -> Node {
    @inline(__always) get {
      let node = stored[index]
      return node.isSpecial ? specials[Int(node.link)] : Node(node)
    }
  }

  /// Reserves room for `count` nodes in large pages.
  mutating func reserveLarge(_ count: Int) { stored.reserveLarge(count) }

  /// Adds a scalar that is spelt as it reads, between its quotes if it has any, or an empty
  /// collection.
  @inline(__always)
  mutating func append(_ kind: Node.Kind, _ style: Node.Style, start: Int, end: Int) {
    stored.append(
      Stored(
        kind: kind, style: style, tag: .none, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end), link: UInt32(truncatingIfNeeded: stored.count + 1)))
  }

  /// Adds any node.
  mutating func append(_ node: Node) { stored.append(stored(node)) }

  mutating func replace(_ index: Int, by node: Node) { stored[index] = stored(node) }

  /// Ends a collection at `end`; `next` is the node that will follow.
  @inline(__always)
  mutating func close(_ id: NodeID, end: UInt32, next: NodeID) {
    stored[id.index].end = end
    if stored[id.index].isSpecial {
      specials[Int(stored[id.index].link)].end = end
      specials[Int(stored[id.index].link)].next = next
    } else {
      stored[id.index].link = next.rawValue
    }
  }

  mutating func removeLast(_ count: Int) { stored.removeLast(count) }

  private mutating func stored(_ node: Node) -> Stored {
    var stored = Stored(
      kind: node.kind, style: node.style, tag: node.tag, start: node.start, end: node.end,
      link: node.next.rawValue)
    if Node(stored) != node {
      stored.isSpecial = true
      stored.link = UInt32(specials.count)
      specials.append(node)
    }
    return stored
  }
}

extension Node {
  /// A node that is not special.
  @inlinable @inline(__always)
  init(_ stored: NodeArray.Stored) {
    let quote: UInt32 =
      switch stored.style {
      case .singleQuoted, .doubleQuoted: 1
      default: 0
      }
    kind = stored.kind
    style = stored.style
    tag = stored.tag
    hasAnchor = false
    start = stored.start
    contentStart = stored.start
    end = stored.end
    valueStart = stored.start &+ quote
    valueCount = stored.end &- stored.start &- 2 &* quote
    next = NodeID(stored.link)
  }
}
