internal import SourceText

// Characters that look like blanks and are text to YAML.
extension Composer {
  /// Looks for such characters in a plain scalar where a blank would have a meaning.
  mutating func checkSpaces(of id: NodeID, isKey: Bool) {
    let node = stream[id]
    let start = Int(node.contentStart)
    let end = Int(node.end)
    for offset in start..<end {
      guard let space = text.foreignSpace(at: offset) else { continue }
      let behind = offset + space.count
      let isOutside = offset == start || behind == end
      let followsIndicator =
        offset > start && isIndicator(text[offset - 1], isFirst: offset - 1 == start)
      let precedesComment = behind < end && text[behind] == 0x23
      guard isOutside || followsIndicator || precedesComment else { continue }
      report(
        "invalid-character", isKey ? .error : .warning,
        at: SourceRange(start: offset, end: behind), of: id,
        "\(space.name) is text to YAML, not a blank",
        help: "replace it by a space, or put quotes around the text",
        fixes: [
          FixIt(
            title: "replace by a space", applicability: .unsafe,
            edits: [Edit(range: SourceRange(start: offset, end: behind), text: " ")])
        ])
      return
    }
  }

  private func isIndicator(_ byte: UInt8, isFirst: Bool) -> Bool {
    byte == 0x3A || isFirst && (byte == 0x2D || byte == 0x3F)
  }
}
