internal import SourceText

// Where reading stops before the end, and where it goes on.
extension Composer {
  /// The stream's end, unless the segment was cut off before a fault.
  mutating func endSegment() -> Int? {
    guard let fault = segment.fault else { return nil }
    doubtContinuedText(before: fault)
    beginUnreadDocument(at: segment.end)
    cutOff()
    findings.add(fault.diagnostic(document: stream.documents.count - 1))
    return nextDocument(from: fault.offset, unreadFrom: segment.end)
  }

  /// Reports a syntax error, keeps what stands before it and finds the next document.
  mutating func recover(from failure: ParserFailure) -> Int? {
    // An end that is only where the fault begins is no error of the file's.
    if segment.fault != nil, failure.offset >= segment.end { return endSegment() }
    let writer = writer(for: failure)
    let error = lastNode.flatMap { emptyLineError(of: $0)?.error } ?? writer.error()
    if writer.isBehindText { return recompose(before: failure.offset, error) }
    doubtText(onLineOf: failure.offset)
    beginUnreadDocument(at: failure.offset)
    cutOff()
    findings.add(error.diagnostic(document: stream.documents.count - 1))
    let next = nextDocument(
      from: min(failure.offset, text.count), unreadFrom: writer.unreadStart)
    if let fault = segment.fault, fault.offset < next ?? text.count {
      findings.add(fault.diagnostic(document: stream.documents.count - 1))
    }
    return next
  }

  private func writer(for failure: ParserFailure) -> SyntaxErrorWriter {
    SyntaxErrorWriter(
      failure, in: text, after: lastNode, within: open.ids.map { stream[$0] })
  }

  /// The last node of the document, if it has one.
  private var lastNode: Node? {
    stream.nodes.count > segment.firstNode ? stream.nodes.last : nil
  }

  /// Composes the document again up to the line of the error, which took the text above with it.
  private mutating func recompose(before offset: Int, _ error: SyntaxError) -> Int? {
    let fault = TextFault(offset: offset, count: 0, kind: .syntax(error))
    let hasDocument = stream.documents.count > segment.documentsBefore
    stream.nodes.removeLast(stream.nodes.count - segment.firstNode)
    findings.removeLast(to: segment.findingsBefore)
    if hasDocument { stream.documents.removeLast() }
    open.removeAll()
    return composeSegment(
      from: hasDocument ? segment.documentMarker : segment.start, fault: fault)
  }

  /// Reports the depth or the number of nodes that passes its limit.
  mutating func stop() -> Int? {
    let isDepth = open.count > limits.depth
    reportSize(isDepth: isDepth)
    cutOff()
    return isDepth ? nextDocument(from: lastEnd, unreadFrom: lastEnd) : nil
  }

  /// The `---` behind `offset`; no comment is looked for from `unreadStart` up to there.
  private mutating func nextDocument(from offset: Int, unreadFrom unreadStart: Int) -> Int? {
    let next = text.documentMarker(
      from: max(text.lineStart(before: offset), segment.documentStart, segment.start + 1))
    let end = next ?? text.count
    stream.unreadRanges.append(SourceRange(start: min(unreadStart, end), end: end))
    return next
  }

  /// Adds the document that an error at `offset` kept libyaml from beginning.
  private mutating func beginUnreadDocument(at offset: Int) {
    let hasDocument = stream.documents.count > segment.documentsBefore
    let isNew = text.documentMarker(from: text.lineStart(before: offset)) == offset
    // Behind a directive its document is still to come.
    let isDirective = offset < text.count && text[text.lineStart(before: offset)] == 0x25
    if !hasDocument && !(isDirective && text.documentMarker(from: offset) != nil)
      || isNew && open.isEmpty && hasDocument
    {
      stream.documents.append(YAMLDocument(root: nil, isComplete: false, isExpandable: true))
    }
  }

  /// Closes what is open; what is missing is not known.
  private mutating func cutOff() {
    while !open.isEmpty {
      if open.innermost.awaitsValue { appendUnknown() }
      closeInnermost()
    }
    guard stream.documents.count > segment.documentsBefore else { return }
    stream.documents[stream.documents.count - 1].isComplete = false
    endDocument()
  }

  /// Gives a key whose value was not reached a value that nobody judges.
  private mutating func appendUnknown() {
    let id = nextID
    _ = append(.unknown(id, at: lastEnd, to: lastEnd))
  }
}

// Text that an error makes doubtful.
extension Composer {
  /// What ends on the line of a syntax error is perhaps not what was meant.
  private mutating func doubtText(onLineOf offset: Int) {
    let lineStart = text.lineStart(before: offset)
    guard endsWithLeaf, stream.nodes.count > segment.firstNode else { return }
    let last = stream.nodes.count - 1
    let isKey = open.innermost.awaitsValue
    guard !isKey, stream.nodes[last].kind == .scalar, Int(stream.nodes[last].end) > lineStart
    else { return }
    let isNothing = stream.nodes[last].isEmptyPlain
    makeUnknown(last)
    // The key of a value that is not there may be such text as well.
    let key = last - 1
    guard isNothing, key >= segment.firstNode, stream.nodes[key].kind == .scalar,
      stream.nodes[key].style == .plain, Int(stream.nodes[key].start) < lineStart,
      Int(stream.nodes[key].end) > lineStart
    else { return }
    makeUnknown(key)
  }

  /// A text without quotes may go on in the line of a fault.
  private mutating func doubtContinuedText(before fault: TextFault) {
    guard stream.nodes.count > segment.firstNode else { return }
    let last = stream.nodes.count - 1
    let node = stream.nodes[last]
    guard node.kind == .scalar, node.style != .singleQuoted, node.style != .doubleQuoted,
      text[Int(node.end)..<segment.end].allSatisfy({ $0 <= 0x20 })
    else { return }
    let isFlow = open.innermost.isFlow
    let line = text.lineStart(before: Int(node.start))
    let isDeeper =
      text.indentation(ofLineAt: segment.end) > text.indentation(ofLineAt: line)
    if isFlow || isDeeper || last == segment.firstNode { makeUnknown(last) }
  }

  private mutating func makeUnknown(_ index: Int) {
    let node = stream.nodes[index]
    stream.nodes.replace(
      index, by: .unknown(NodeID(UInt32(index)), at: Int(node.start), to: Int(node.end)))
  }
}

extension Node {
  /// A node of which nothing is known, in place of `id`.
  fileprivate static func unknown(_ id: NodeID, at start: Int, to end: Int) -> Node {
    Node(
      kind: .alias, style: .plain, tag: .none, hasAnchor: false, start: UInt32(start),
      contentStart: UInt32(start), end: UInt32(end), valueStart: id.rawValue, valueCount: 1,
      next: id.successor)
  }
}
