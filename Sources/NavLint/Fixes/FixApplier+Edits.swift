package import SourceText

extension FixApplier {
  /// Where the new texts stand once all edits are made.
  static func places(of edits: [Edit]) -> [SourceRange] {
    var growth = 0
    return sorted(edits).map { edit in
      let start = edit.range.start + growth
      let count = edit.text.utf8.count
      growth += count - edit.range.count
      return SourceRange(start: start, end: start + count)
    }
  }

  /// The text with `edits`, which do not overlap.
  package static func applying(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 16 * edits.count)
    var position = 0
    for edit in sorted(edits) {
      result += text[position..<edit.range.start]
      result += edit.text.utf8
      position = edit.range.end
    }
    return result + text[position...]
  }

  static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.sorted { $0.range.start < $1.range.start }
  }
}
