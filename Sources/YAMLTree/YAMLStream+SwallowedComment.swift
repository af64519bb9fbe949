package import SourceText

// A value that begins with `#` and has no quotes: `color: #1A73E8`.
extension YAMLStream {
  /// The comment that begins on the line of the absent value `id` and was meant as the value.
  ///
  /// Nil where a value stands, or where a blank behind `#` makes it a comment that was meant as
  /// one.
  package func swallowedComment(after id: NodeID) -> SourceRange? {
    guard self[id].isEmptyPlain else { return nil }
    let text = source.text
    var start = Int(self[id].end)
    while text.isBlank(at: start) { start += 1 }
    guard start > Int(self[id].end), start + 1 < text.count, text[start] == 0x23,
      text[start + 1] != 0x23, text[start + 1] != 0x21, !text.isBlankOrEnd(at: start + 1)
    else { return nil }
    var end = text.lineEnd(from: start)
    while text.isBlank(at: end - 1) { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// The quotes that make the comment at `range` the value it was meant to be, without a comment
  /// behind it; nil where more words follow, which may belong to either.
  package func quotingFix(ofComment range: SourceRange) -> FixIt? {
    let text = source.text
    var end = range.start + 1
    while end < range.end, !text.isBlank(at: end) { end += 1 }
    let word = text[range.start..<end]
    guard !word.contains(0x22), !word.contains(0x5C) else { return nil }
    let rest = text[end..<range.end].drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.isEmpty || rest.first == 0x23 else { return nil }
    return FixIt(
      title: "put quotes around the text",
      edits: [
        Edit(
          range: SourceRange(start: range.start, end: end),
          text: "\"" + String(decoding: word, as: UTF8.self) + "\"")
      ])
  }
}
