package import SourceText

extension YAMLStream {
  /// The comment on the line of an empty plain value that was meant as the value: `key: #1A73E8`.
  ///
  /// A blank behind the `#` makes it a comment that was meant as one.
  package func swallowedComment(after id: NodeID) -> SourceRange? {
    guard self[id].isEmptyPlain else { return nil }
    let text = source.text
    var start = Int(self[id].end)
    while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    guard start + 1 < text.count, text[start] == UInt8(ascii: "#"), start > Int(self[id].end),
      ![0x20, 0x09, 0x0A, 0x0D, 0x23, 0x21].contains(text[start + 1])
    else { return nil }
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    while text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return SourceRange(start: start, end: end)
  }
}
