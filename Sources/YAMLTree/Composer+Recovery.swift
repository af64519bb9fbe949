internal import SourceText

// After a syntax error.
extension Composer {
  /// Reports the error, keeps what stands before it and finds the next document.
  ///
  /// - Returns: where to go on, or nil at the end.
  mutating func recover(from failure: ParserFailure, segment: Int) -> Int? {
    let offset = min(failure.offset, text.count)
    if open.isEmpty, stream.documents.last?.root != nil || stream.documents.isEmpty {
      stream.documents.append(YAMLDocument(root: nil, isComplete: false, isExpandable: true))
    }
    findings.add(
      Diagnostic(
        rule: "syntax-error", category: .yaml, severity: .error, message: failure.problem,
        range: SourceRange(start: offset, end: min(offset + 1, text.count)),
        document: stream.documents.count - 1))
    return resume(from: offset, segment: segment)
  }

  /// Cuts the document off at `offset` and finds the next one.
  mutating func resume(from offset: Int, segment: Int) -> Int? {
    closeAll()
    guard stream.nodes.count <= limits.nodes else { return nil }
    let lineStart = text.lineStart(before: offset)
    return text.documentMarker(from: max(lineStart, documentStart, segment + 1))
  }

  private mutating func closeAll() {
    while let collection = open.last {
      let isMapping = stream.nodes[collection.id.index].kind == .mapping
      if isMapping, collection.childCount % 2 == 1 { appendUnknown() }
      closeInnermost()
    }
    stream.documents[stream.documents.count - 1].isComplete = false
  }

  /// Gives a key whose value was not reached a value that nobody judges.
  private mutating func appendUnknown() {
    let id = nextID
    _ = append(
      Node(
        kind: .alias, style: .plain, tag: .none, hasAnchor: false, start: UInt32(lastEnd),
        contentStart: UInt32(lastEnd), end: UInt32(lastEnd), valueStart: id.rawValue,
        valueCount: 1, next: id.successor))
  }
}
