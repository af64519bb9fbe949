package import Platform
import SourceText

/// The difference of two texts in unified format, as `patch` and `git apply` read it.
package enum UnifiedDiff {
  private static let context = 3

  /// The difference that `changes` make of `old` and `new` as text; empty where there are none.
  ///
  /// `path` is written as git writes it, so that any name survives.
  package static func text(
    _ old: [UInt8], _ new: [UInt8], _ changes: [LineChange], path: FilePath
  ) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    let before = old.lines
    let after = new.lines
    let name = headerName(path)
    var text = Array("--- ".utf8) + name + Array("\n+++ ".utf8) + name + [0x0A]
    for hunk in hunks(changes) { append(hunk, before, after, to: &text) }
    return text
  }

  /// The name, in quotes with escapes where it has bytes that would end it, act on a terminal or
  /// are no UTF-8; a tab ends one with spaces.
  private static func headerName(_ path: FilePath) -> [UInt8] {
    let scalars = String(validating: path.bytes, as: UTF8.self)?.unicodeScalars
    let isPlain = scalars?.allSatisfy { !$0.isHidden && $0 != "\"" && $0 != "\\" } ?? false
    if isPlain { return path.bytes + (path.bytes.contains(0x20) ? [0x09] : []) }
    var name = Array("\"".utf8)
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): name += [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: name.append(byte)
      default:
        let digits = String(byte, radix: 8)
        name += "\\\(String(repeating: "0", count: 3 - digits.count))\(digits)".utf8
      }
    }
    return name + "\"".utf8
  }

  /// Changes so near to each other that their context would overlap.
  private static func hunks(_ changes: [LineChange]) -> [[LineChange]] {
    var hunks: [[LineChange]] = []
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
    _ hunk: [LineChange], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>],
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
