import NavSchema
import SourceText
import YAMLTree

extension Setting {
  /// The fix-it that takes the written entry out, key, value and the rest of its line.
  ///
  /// Nil where that would take more with it: a value that comes from an alias or a merge, the only
  /// entry of a block mapping, comments in between.
  var removal: FixIt? {
    guard let value, value.parent == owner.id, !owner.value.isReadAtAlias,
      configuration.stream[value.node].kind != .alias
    else { return nil }
    let entry = MappingEntry(value.node, in: owner.value.node, configuration.stream)
    return entry?.removedRange.map { range in
      FixIt(
        title: "remove `\(field.name)`", applicability: .unsafe,
        edits: [Edit(range: range, text: "")])
    }
  }
}

/// One entry of a mapping with its neighbours.
private struct MappingEntry {
  private let stream: YAMLStream
  private let isFlow: Bool
  private let key: NodeID
  private let value: NodeID
  /// The end of the entry before this one.
  private var previousEnd: Int?
  /// The start of the entry behind this one.
  private var nextStart: Int?

  init?(_ value: NodeID, in mapping: NodeID, _ stream: YAMLStream) {
    self.stream = stream
    self.value = value
    let holder = stream[stream.resolved(mapping)]
    isFlow = holder.style == .flow
    var key = stream.resolved(mapping).successor
    while key < holder.next, stream[key].next != value {
      previousEnd = Int(stream[stream[key].next].end)
      key = stream[stream[key].next].next
    }
    guard key < holder.next else { return nil }
    self.key = key
    if stream[value].next < holder.next { nextStart = Int(stream[stream[value].next].start) }
  }

  private var start: Int { Int(stream[key].start) }
  private var end: Int { max(Int(stream[key].end), Int(stream[value].end)) }

  /// What goes with the entry: in flow style the comma, in block style its lines.
  var removedRange: SourceRange? {
    let range: SourceRange
    if isFlow, let previousEnd {
      range = SourceRange(start: previousEnd, end: end)
    } else if let nextStart, isFlow || previousEnd == nil {
      range = SourceRange(start: start, end: nextStart)
    } else if previousEnd != nil {
      return SourceRange(start: lineStart, end: nextLineStart)
    } else if isFlow {
      range = SourceRange(start: start, end: end)
    } else {
      return nil
    }
    // A comment between the entries may speak of either.
    let value = stream[value].range
    let hasComment = (range.start..<range.end).contains { offset in
      stream.source.text[offset] == UInt8(ascii: "#") && !value.contains(offset)
    }
    return hasComment ? nil : range
  }

  private var lineStart: Int {
    var offset = start
    while offset > stream.source.textStart, !isBreak(offset - 1) { offset -= 1 }
    return offset
  }

  private var nextLineStart: Int {
    let text = stream.source.text
    var offset = end
    while offset < text.count, !isBreak(offset) { offset += 1 }
    if offset + 1 < text.count, text[offset] == 0x0D, text[offset + 1] == 0x0A { return offset + 2 }
    return min(offset + 1, text.count)
  }

  private func isBreak(_ offset: Int) -> Bool {
    [0x0A, 0x0D].contains(stream.source.text[offset])
  }
}
