import SourceText

/// Lines of an old text that lines of a new one replace; either may be none.
package struct LineChange: Hashable, Sendable {
  package let old: Range<Int>
  package let new: Range<Int>

  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}

/// Where each line of an edited text comes from.
///
/// The difference follows from the edits, so that it takes no longer when everything is edited.
struct LineOrigins {
  /// For each line the number of the original's line, or nil where it was edited.
  private var origins: [Int?]
  private let originalCount: Int

  init(_ text: [UInt8]) {
    originalCount = text.lines.count
    origins = (0..<originalCount).map { $0 }
  }

  /// Takes in that `edits`, which are in order and do not overlap, have made `new` of `old`.
  mutating func apply(_ edits: [Edit], from old: [UInt8], to new: [UInt8]) {
    let (before, after) = (old.lines, new.lines)
    var result: [Int?] = []
    result.reserveCapacity(after.count)
    var line = 0
    var shift = 0
    for block in Self.editedBlocks(edits, before) {
      result += origins[line..<block.lines.lowerBound]
      line = block.lines.upperBound
      shift += block.growth
      let newEnd = (before[line - 1].endIndex) + shift
      var newLine = result.count
      while newLine < after.count, after[newLine].startIndex < newEnd { newLine += 1 }
      result += edited(block.lines, before, after[result.count..<newLine])
    }
    result += origins[line...]
    origins = result
  }

  /// The origins of `new`, which replaces `lines`: equal lines at both ends stay what they are.
  private func edited(
    _ lines: Range<Int>, _ before: [ArraySlice<UInt8>], _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Int?] {
    let old = before[lines]
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return origins[lines].prefix(head)
      + Array(repeating: nil, count: new.count - head - tail) + origins[lines].suffix(tail)
  }

  /// The runs of lines in which edits stand, and by how many bytes the edits make them longer.
  private static func editedBlocks(
    _ edits: [Edit], _ lines: [ArraySlice<UInt8>]
  ) -> [(lines: Range<Int>, growth: Int)] {
    var blocks: [(lines: Range<Int>, growth: Int)] = []
    var line = 0
    func find(_ offset: Int) -> Int {
      while line + 1 < lines.count, lines[line].endIndex <= offset { line += 1 }
      return line
    }
    for edit in edits {
      let first = find(edit.range.start)
      let end = find(edit.range.end) + 1
      let growth = edit.text.utf8.count - edit.range.count
      if let last = blocks.last, first < last.lines.upperBound {
        blocks[blocks.count - 1] = (last.lines.lowerBound..<end, last.growth + growth)
      } else {
        blocks.append((first..<end, growth))
      }
    }
    return blocks
  }

  /// The runs of lines that differ from the original.
  var changes: [LineChange] {
    var changes: [LineChange] = []
    var old = 0
    var new = 0
    func close(_ oldEnd: Int, _ newEnd: Int) {
      if oldEnd > old || newEnd > new {
        changes.append(LineChange(old: old..<oldEnd, new: new..<newEnd))
      }
      (old, new) = (oldEnd + 1, newEnd + 1)
    }
    for (index, origin) in origins.enumerated() {
      if let origin { close(origin, index) }
    }
    close(originalCount, origins.count)
    return changes
  }
}

extension [UInt8] {
  /// The lines with their line feeds.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in enumerated() where byte == 0x0A {
      lines.append(self[start...index])
      start = index + 1
    }
    if start < count { lines.append(self[start...]) }
    return lines
  }
}
