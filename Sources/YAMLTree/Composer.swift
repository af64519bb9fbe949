internal import Platform
internal import SourceText

/// Builds the flat nodes of a stream from libyaml's events, without recursion.
struct Composer {
  let text: [UInt8]
  let limits: YAMLLimits
  var stream: YAMLStream
  var findings = Findings()
  var segment = Segment()
  var open = OpenCollections()
  var anchors = AnchorTable()
  /// Where the last complete node ends.
  var lastEnd = 0
  /// Whether the last node is a scalar or alias in the innermost open collection.
  var endsWithLeaf = false
  /// The alias of the document that stands for most nodes.
  var largestAlias: (id: NodeID, size: ExpandedSize)?
  private var scan: TextScan
  private let standIns: StandIns?
  /// Whether a character that looks like a blank and is none stands somewhere.
  let holdsForeignSpaces: Bool

  /// What one parser reads: from the start or a `---` up to what no parser should see.
  struct Segment {
    var start = 0
    var end = 0
    /// What lies in the line at `end`.
    var fault: TextFault?
    /// How many documents the stream had before.
    var documentsBefore = 0
    /// Where the content of its last document may begin, and which node would be its first.
    var documentStart = 0
    var firstNode = 0
    /// Where its directives or its `---` stand, and how many findings there were before.
    var documentMarker = 0
    var findingsBefore = 0
  }

  init(_ source: SourceFile, limits: YAMLLimits) {
    text = source.text
    self.limits = limits
    stream = YAMLStream(
      source: source, bytes: source.text, nodes: NodeArray(), documents: [], diagnostics: [])
    scan = TextScan(source, directiveLimit: limits.directives)
    let isMisread = scan.holdsSeparators || scan.holdsBackslashes && SurrogateEscapes.areIn(text)
    standIns = isMisread ? StandIns(for: text) : nil
    scan.forbidsSeparators = isMisread && standIns == nil
    holdsForeignSpaces = scan.holdsForeignSpaces
  }

  /// Composes all documents, the ones behind an error included.
  mutating func composeAll() {
    // More than most texts need: room that is never touched costs nothing.
    stream.nodes.reserveLarge(text.count / 6 + 8)
    var next: Int? = stream.source.textStart
    while let start = next { next = composeSegment(from: start) }
    stream.diagnostics = findings.diagnostics(of: stream)
  }

  /// Composes from `start` to the end of the text or to an error.
  ///
  /// - Returns: where to go on behind an error.
  mutating func composeSegment(from start: Int, fault known: TextFault? = nil) -> Int? {
    let fault = known ?? scan.firstFault(from: start)
    let end = fault.map { max(start, text.lineStart(before: $0.offset)) } ?? text.count
    segment = Segment(
      start: start, end: end, fault: fault, documentsBefore: stream.documents.count,
      documentStart: start, firstNode: stream.nodes.count, documentMarker: start,
      findingsBefore: findings.count)
    let input = standIns?.text ?? text
    return EventReader.read(input, range: start..<end, isASCII: scan.isASCII) { reader in
      while true {
        let event = reader.next()
        switch event.kind {
        case .scalar: addScalar(event, &reader)
        case .mappingStart: addCollection(event, .mapping)
        case .sequenceStart: addCollection(event, .sequence)
        case .collectionEnd: closeCollection(event)
        case .alias: addAlias(event)
        case .documentStart: beginDocument(event)
        case .documentEnd: endDocument()
        case .streamEnd: return endSegment()
        case .failure: return recover(from: reader.failure())
        case .other: break
        }
        if open.count > limits.depth || stream.nodes.count > limits.nodes { return stop() }
      }
    }
  }

  /// Adds `node` to the open collection, or as the root.
  @inline(__always)
  mutating func append(_ node: Node) -> NodeID {
    let id = beginNode()
    stream.nodes.append(node)
    return id
  }

  /// Counts a node that is about to be added, and returns its id.
  @inline(__always)
  mutating func beginNode() -> NodeID {
    let id = nextID
    if open.isEmpty { stream.documents[stream.documents.count - 1].root = id }
    open.beginChild()
    return id
  }

  /// The id that the next node will have.
  var nextID: NodeID { NodeID(UInt32(truncatingIfNeeded: stream.nodes.count)) }

  /// Puts back what libyaml was not shown in a value appended from `start` on, which is spelt
  /// from `content` to `end`.
  mutating func restoreValue(from start: Int, content: Int, end: Int, _ style: Node.Style) {
    standIns?.restore(
      &stream.bytes, from: start, spelling: text[content..<max(content, end)], style)
  }
}

// Documents and collections.
extension Composer {
  private mutating func beginDocument(_ event: Event) {
    stream.documents.append(YAMLDocument(root: nil, isComplete: true, isExpandable: true))
    anchors.removeAll()
    largestAlias = nil
    segment.documentStart = event.end
    segment.firstNode = stream.nodes.count
    segment.documentMarker = max(segment.start, text.lineStart(before: event.start))
    segment.findingsBefore = findings.count
    lastEnd = event.end
  }

  /// Judges the document as a whole, complete or cut off.
  mutating func endDocument() {
    guard let alias = largestAlias, let size = stream.documents.last?.expandedSize,
      size.nodes > limits.expandedNodes || size.bytes > limits.expandedBytes
    else { return }
    stream.documents[stream.documents.count - 1].isExpandable = false
    reportExpansion(alias.id, size)
  }

  private mutating func addCollection(_ event: Event, _ kind: Node.Kind) {
    let first = Self.firstTokenStart(event, in: text)
    let properties =
      event.hasProperties ? Properties(text, from: event.start, to: event.end) : nil
    let id = beginNode()
    if event.hasProperties {
      stream.nodes.append(
        Node(
          kind: kind, style: event.style, tag: event.tag, hasAnchor: event.hasAnchor,
          start: UInt32(event.start), contentStart: UInt32(first), end: UInt32(event.end),
          valueStart: 0, valueCount: 0, next: id.successor))
    } else {
      stream.nodes.append(kind, event.style, start: first, end: event.end)
    }
    var collection = OpenCollection(
      id: id, isMapping: kind == .mapping, isFlow: event.style == .flow)
    if event.hasAnchor, let name = properties?.anchor {
      collection.anchor = anchors.declare(name, as: id, in: text)
      check(anchor: name)
    }
    if event.tag != .none { checkTag(of: id, isKey: false) }
    open.open(collection)
    endsWithLeaf = false
    lastEnd = event.end
    if event.style == .flow { checkComment(at: event.end) }
  }

  /// Where the bracket, the first dash or the first key stands.
  private static func firstTokenStart(_ event: Event, in text: [UInt8]) -> Int {
    guard event.end > event.start else { return event.start }
    let before = text[event.end - 1]
    if event.style == .flow {
      return before == 0x5B || before == 0x7B ? event.end - 1 : event.start
    }
    let isDashRead = !(event.end < text.count && text[event.end] == 0x2D) && before == 0x2D
    return isDashRead ? event.end - 1 : event.end
  }

  private mutating func closeCollection(_ event: Event) {
    if open.innermost.isFlow, event.end > event.start {
      lastEnd = event.end
      checkComment(at: event.end)
    }
    closeInnermost()
  }

  /// Ends the innermost open collection at the end of its last child.
  mutating func closeInnermost() {
    let collection = open.close()
    stream.nodes.close(collection.id, end: UInt32(lastEnd), next: nextID)
    endsWithLeaf = false
    if collection.isMapping { checkKeys(of: collection.id, count: collection.childCount / 2) }
    var size = collection.size
    size.add(ExpandedSize(nodes: 1))
    if let anchor = collection.anchor { anchors.close(anchor, collection.id, size) }
    count(size)
  }

  /// Counts a complete subtree to what holds it.
  @inline(__always)
  mutating func count(_ size: ExpandedSize) {
    if open.isEmpty { stream.documents[stream.documents.count - 1].expandedSize = size }
    open.add(size)
  }
}
