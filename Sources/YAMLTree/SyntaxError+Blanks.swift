internal import SourceText

// Blanks that are none.
extension SyntaxErrorWriter {
  /// A tab where YAML wants spaces.
  func tab() -> SyntaxError? {
    guard offset < text.count, text[offset] == 0x09 else { return nil }
    var end = offset
    while text.isBlank(at: end) { end += 1 }
    let range = SourceRange(start: offset, end: end)
    if end == text.count || text.breakWidth(at: end) > 0 {
      return SyntaxError(
        message: "a tab stands on a line that holds nothing else",
        range: range, help: "tabs cannot indent, not even an empty line",
        fixes: [FixIt(title: "remove the tab", edits: [Edit(range: range, text: "")])])
    }
    if isFirstOnLine(offset) {
      return SyntaxError(
        message: "a tab cannot indent a line", range: range,
        help: "use spaces: a tab has no width of its own",
        fixes: [tabFix(range, width: end - offset)])
    }
    return SyntaxError(
      message: "a tab cannot stand between an indicator and what it indents", range: range,
      help: "use a space", fixes: [tabFix(range, width: 1)])
  }

  private func tabFix(_ range: SourceRange, width: Int) -> FixIt {
    let spaces = String(repeating: " ", count: isFirstOnLine(range.start) ? 2 * width : 1)
    return FixIt(
      title: "replace by spaces", applicability: .unsafe,
      edits: [Edit(range: range, text: spaces)])
  }

  /// A no-break space, or another space of Unicode, where only a space or a break would do.
  func noBreakSpace() -> SyntaxError? {
    guard let space = text.foreignSpace(at: offset) else { return nil }
    return SyntaxError(
      message: "\(space.name) is text to YAML, not a blank",
      range: SourceRange(start: offset, end: offset + space.count),
      help: "replace it by a space")
  }
}

extension [UInt8] {
  /// The character of three bytes at most at `offset` if it looks like a blank and is none.
  func foreignSpace(at offset: Int) -> (name: String, count: Int)? {
    guard offset + 1 < count, self[offset] >= 0xC2 else { return nil }
    if holds([0xC2, 0xA0], at: offset) { return ("the no-break space `U+00A0`", 2) }
    guard offset + 2 < count else { return nil }
    switch (self[offset], self[offset + 1], self[offset + 2]) {
    case (0xE2, 0x80, 0x80...0x8A): return ("the space `U+20\(hexadecimal(self[offset + 2]))`", 3)
    case (0xE2, 0x80, 0x8B): return ("the zero-width space `U+200B`", 3)
    case (0xE2, 0x80, 0xAF): return ("the narrow no-break space `U+202F`", 3)
    case (0xE2, 0x81, 0x9F): return ("the space `U+205F`", 3)
    case (0xE3, 0x80, 0x80): return ("the ideographic space `U+3000`", 3)
    default: return nil
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "0" + String(byte & 0x3F, radix: 16, uppercase: true)
  }
}
