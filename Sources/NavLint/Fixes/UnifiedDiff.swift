/// The difference of two texts in unified format, as `patch` and `git apply` read it.
package enum UnifiedDiff {
  private static let context = 3

  /// The difference as text with LF; empty where both are equal.
  package static func between(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
    let before = lines(old)
    let after = lines(new)
    let changes = LineDifference(before, after).changes
    guard !changes.isEmpty else { return [] }
    var text = Array("--- \(path)\n+++ \(path)\n".utf8)
    for hunk in hunks(changes) { append(hunk, before, after, to: &text) }
    return text
  }

  /// The lines with their breaks.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Changes so near to each other that their context would overlap.
  private static func hunks(_ changes: [LineDifference.Change]) -> [[LineDifference.Change]] {
    var hunks: [[LineDifference.Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func append(
    _ hunk: [LineDifference.Change], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>],
    to text: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let oldStart = max(0, first.old.lowerBound - context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - oldStart)
    let oldEnd = min(before.count, last.old.upperBound + context)
    let newEnd = last.new.upperBound + (oldEnd - last.old.upperBound)
    text += "@@ -\(span(oldStart, oldEnd)) +\(span(newStart, newEnd)) @@\n".utf8
    var line = oldStart
    for change in hunk {
      for index in line..<change.old.lowerBound { append(" ", before[index], to: &text) }
      for index in change.old { append("-", before[index], to: &text) }
      for index in change.new { append("+", after[index], to: &text) }
      line = change.old.upperBound
    }
    for index in line..<oldEnd { append(" ", before[index], to: &text) }
  }

  private static func span(_ start: Int, _ end: Int) -> String {
    "\(end == start ? start : start + 1),\(end - start)"
  }

  private static func append(_ mark: String, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text += mark.utf8
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// The runs of lines that differ.
struct LineDifference {
  /// Lines of the old text that lines of the new one replace; either may be empty.
  struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  private(set) var changes: [Change] = []

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      let oldStart = oldIndex
      let newStart = newIndex
      while removed.contains(oldIndex) { oldIndex += 1 }
      while inserted.contains(newIndex) { newIndex += 1 }
      if oldIndex > oldStart || newIndex > newStart {
        changes.append(Change(old: oldStart..<oldIndex, new: newStart..<newIndex))
      } else {
        oldIndex += 1
        newIndex += 1
      }
    }
  }
}
