internal import SourceText

/// Builds the flat nodes of a stream from libyaml's events, without recursion.
struct Composer {
  let text: [UInt8]
  let limits: YAMLLimits
  var stream: YAMLStream
  /// The collections that are not closed, outermost first.
  var open: [OpenCollection] = []
  /// Where the last complete node ends.
  var lastEnd = 0
  /// Where the document's content may begin: behind its `---`.
  var documentStart = 0
  var anchors = AnchorTable()
  var findings = Findings()

  /// A collection that is not closed, and what its subtree comes to with aliases replaced.
  struct OpenCollection {
    var id: NodeID
    var childCount: UInt32 = 0
    var size = ExpandedSize()
    /// The index in the table of anchors, if it has one.
    var anchor: Int?
  }

  init(_ source: SourceFile, limits: YAMLLimits) {
    text = source.text
    self.limits = limits
    stream = YAMLStream(
      source: source, bytes: source.text, nodes: [], documents: [], diagnostics: [])
  }

  /// Composes all documents, the ones behind a syntax error included.
  mutating func composeAll() {
    if text.count > min(limits.fileSize, 1 << 30) {
      reportFileSize()
    } else {
      stream.nodes.reserveCapacity(text.count / 10 + 8)
      var next: Int? = stream.source.textStart
      while let start = next { next = composeSegment(from: start) }
    }
    stream.diagnostics = findings.diagnostics(of: stream)
  }

  /// Composes from `start` to the end of the text or to an error.
  ///
  /// - Returns: where to go on behind an error.
  private mutating func composeSegment(from start: Int) -> Int? {
    let scan = TextScan(text, from: start)
    return EventReader.read(text, range: start..<text.count, isASCII: scan.isASCII) { reader in
      while true {
        let event = reader.next()
        switch event.kind {
        case .scalar: addScalar(event, &reader)
        case .mappingStart: addCollection(event, .mapping)
        case .sequenceStart: addCollection(event, .sequence)
        case .collectionEnd: closeCollection(event)
        case .alias: addAlias(event)
        case .documentStart: beginDocument(event)
        case .streamEnd: return nil
        case .failure: return recover(from: reader.failure(), segment: start)
        case .documentEnd, .other: break
        }
        if let stop = limitStop() { return resume(from: stop, segment: start) }
      }
    }
  }

  /// Adds `node` to the open collection, or as the root.
  mutating func append(_ node: Node) -> NodeID {
    let id = NodeID(UInt32(truncatingIfNeeded: stream.nodes.count))
    stream.nodes.append(node)
    if open.isEmpty {
      stream.documents[stream.documents.count - 1].root = id
    } else {
      open[open.count - 1].childCount += 1
    }
    return id
  }

  /// The id that the next node will have.
  var nextID: NodeID { NodeID(UInt32(truncatingIfNeeded: stream.nodes.count)) }
}

// Documents and collections.
extension Composer {
  private mutating func beginDocument(_ event: Event) {
    stream.documents.append(
      YAMLDocument(root: nil, isComplete: true, isExpandable: true))
    anchors.removeAll()
    documentStart = event.end
    lastEnd = event.end
  }

  private mutating func addCollection(_ event: Event, _ kind: Node.Kind) {
    let first = firstTokenStart(event)
    let id = append(
      Node(
        kind: kind, style: event.style, tag: event.tag, hasAnchor: event.hasAnchor,
        start: UInt32(event.hasProperties ? event.start : first), contentStart: UInt32(first),
        end: UInt32(event.end), valueStart: 0, valueCount: 0, next: nextID))
    var collection = OpenCollection(id: id)
    if event.hasAnchor, let name = Properties(text, at: event.start).anchor {
      collection.anchor = anchors.declare(name, as: id, in: text)
    }
    open.append(collection)
    lastEnd = event.end
  }

  /// Where the bracket, the first dash or the first key stands.
  private func firstTokenStart(_ event: Event) -> Int {
    guard event.end > event.start else { return event.start }
    let before = text[event.end - 1]
    if event.style == .flow {
      return before == 0x5B || before == 0x7B ? event.end - 1 : event.start
    }
    let isDashRead = !(event.end < text.count && text[event.end] == 0x2D) && before == 0x2D
    return isDashRead ? event.end - 1 : event.end
  }

  private mutating func closeCollection(_ event: Event) {
    if stream.nodes[open[open.count - 1].id.index].style == .flow, event.end > event.start {
      lastEnd = event.end
    }
    closeInnermost()
  }

  /// Ends the innermost open collection at the end of its last child.
  mutating func closeInnermost() {
    let collection = open.removeLast()
    let index = collection.id.index
    stream.nodes[index].end = UInt32(lastEnd)
    stream.nodes[index].valueCount = collection.childCount
    stream.nodes[index].next = nextID
    count(collection.size.adding(ExpandedSize(nodes: 1)), anchor: collection.anchor, collection.id)
  }

  /// Counts a complete subtree to its parent and its anchor.
  mutating func count(_ size: ExpandedSize, anchor: Int?, _ id: NodeID) {
    if let anchor { anchors.close(anchor, id, size) }
    if open.isEmpty {
      stream.documents[stream.documents.count - 1].expandedSize = size
      stream.documents[stream.documents.count - 1].isExpandable =
        size.nodes <= limits.expandedNodes && size.bytes <= limits.expandedBytes
    } else {
      open[open.count - 1].size.add(size)
    }
  }
}
