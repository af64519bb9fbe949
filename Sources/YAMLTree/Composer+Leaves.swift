internal import SourceText

// Scalars and aliases.
extension Composer {
  @inline(__always)
  mutating func addScalar(_ event: Event, _ reader: inout EventReader) {
    let quote = event.style == .plain ? 0 : 1
    let start = event.start &+ quote
    guard !event.hasProperties, event.style.rawValue < 3, event.end > event.start,
      event.valueCount == event.end &- start &- quote,
      reader.isSpeltByItsLength || reader.valueEqualsText(at: start), !holdsForeignSpaces
    else { return addUnusualScalar(event, &reader) }
    _ = beginNode()
    stream.nodes.append(.scalar, event.style, start: event.start, end: event.end)
    lastEnd = event.end
    endsWithLeaf = true
    count(ExpandedSize(nodes: 1, bytes: event.valueCount))
    if quote == 1 || open.innermost.isFlow { checkSurroundings(of: event) }
  }

  /// Adds a scalar with an anchor or a tag, with a value that is not spelt in the text, or absent.
  @inline(never)
  private mutating func addUnusualScalar(_ event: Event, _ reader: inout EventReader) {
    var start = event.start
    var content = event.start
    var end = event.end
    var anchor: NameTable.Name?
    if event.hasProperties {
      let properties = Properties(text, from: event.start, to: event.end)
      anchor = properties.anchor
      let isNothing = event.valueCount == 0 && event.style == .plain
      content = isNothing ? end : min(properties.contentStart, end)
    } else if start == end {
      start = placeOfNothing(event)
      content = start
      end = start
    }
    if event.style == .literal || event.style == .folded {
      checkComment(at: blockScalarHeaderEnd(content, end))
      end = blockScalarEnd(content, end)
    }
    let value = value(event, content: content, end: end, &reader)
    let isKey = open.innermost.awaitsKey
    let id = append(
      Node(
        kind: .scalar, style: event.style, tag: event.tag, hasAnchor: event.hasAnchor,
        start: UInt32(start), contentStart: UInt32(content), end: UInt32(end),
        valueStart: UInt32(value.start), valueCount: UInt32(value.count), next: nextID.successor))
    lastEnd = end
    endsWithLeaf = true
    checkSurroundings(of: event)
    checkEmptyLines(of: stream[id])
    if let anchor { check(anchor: anchor) }
    if holdsForeignSpaces, event.style == .plain { checkSpaces(of: id, isKey: isKey) }
    if event.tag != .none { checkTag(of: id, isKey: isKey) }
    let size = ExpandedSize(nodes: 1, bytes: value.count)
    if let anchor { anchors.close(anchors.declare(anchor, as: id, in: text), id, size) }
    count(size)
  }

  /// Where the value stands in `stream.bytes`: in the text if it is spelt there, else appended.
  private mutating func value(
    _ event: Event, content: Int, end: Int, _ reader: inout EventReader
  ) -> (start: Int, count: Int) {
    let quote = event.style == .singleQuoted || event.style == .doubleQuoted ? 1 : 0
    let spelling = content + quote
    if event.valueCount == end - content - 2 * quote, event.style.rawValue < 3,
      reader.valueEqualsText(at: spelling)
    {
      return (spelling, event.valueCount)
    }
    let start = stream.bytes.count
    if start == text.count { stream.bytes.reserveCapacity(start + start / 8 + 1024) }
    reader.appendValue(to: &stream.bytes)
    restoreValue(from: start, content: content, end: end, event.style)
    return (start, stream.bytes.count - start)
  }

  /// Where an absent value is: behind the colon, the dash or the key.
  ///
  /// libyaml may give the next token's place, lines below.
  private func placeOfNothing(_ event: Event) -> Int {
    if open.isEmpty { return lastEnd }
    guard open.innermost.awaitsValue else { return event.start }
    var offset = lastEnd
    while offset < event.start {
      let width = text.isBlank(at: offset) ? 1 : text.breakWidth(at: offset)
      if width == 0 { break }
      offset += width
    }
    guard offset < event.start else { return lastEnd }
    switch text[offset] {
    case 0x3A: return offset + 1
    case 0x23: return event.start
    default: return lastEnd
    }
  }

  /// The end of a block scalar's last line that holds more than blanks, at least that of its
  /// header; libyaml gives the start of the line behind it.
  private func blockScalarEnd(_ content: Int, _ end: Int) -> Int {
    let header = blockScalarHeaderEnd(content, end)
    var bodyStart = header
    while bodyStart < end, text.breakWidth(at: bodyStart) == 0 { bodyStart += 1 }
    var last = end
    while last > bodyStart, isBlankOrBreak(text[last - 1]) { last -= 1 }
    guard last > bodyStart else { return header }
    while last < end, text.isBlank(at: last) { last += 1 }
    return last
  }

  func blockScalarHeaderEnd(_ content: Int, _ end: Int) -> Int {
    var header = content + 1
    while header < end, isHeaderByte(text[header]) { header += 1 }
    return header
  }

  private func isHeaderByte(_ byte: UInt8) -> Bool {
    byte == 0x2B || byte == 0x2D || 0x30...0x39 ~= byte
  }

  private func isBlankOrBreak(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  mutating func addAlias(_ event: Event) {
    let id = nextID
    let name = NameTable.Name(
      start: UInt32(event.start + 1), count: UInt32(event.end - event.start - 1))
    let target = target(of: name, alias: id, event)
    _ = append(
      Node(
        kind: .alias, style: .plain, tag: .none, hasAnchor: false,
        start: UInt32(event.start), contentStart: UInt32(event.start), end: UInt32(event.end),
        valueStart: (target?.node ?? id).rawValue, valueCount: target == nil ? 1 : 0,
        next: id.successor))
    lastEnd = event.end
    endsWithLeaf = true
    check(anchor: name)
    let size = target?.size ?? ExpandedSize(nodes: 1)
    if size.nodes > largestAlias?.size.nodes ?? 0 { largestAlias = (id, size) }
    count(size)
  }

  private mutating func target(
    of name: NameTable.Name, alias: NodeID, _ event: Event
  ) -> AnchorTable.Anchor? {
    guard let anchor = anchors.anchor(name, in: text) else {
      report(undefinedAlias: name, alias, event)
      return nil
    }
    if anchor.isOpen {
      report(cycleTo: anchor, name, alias, event)
      return nil
    }
    return anchor
  }
}
