/// What one pass over the bytes tells before anything is parsed.
struct TextScan {
  /// Whether all bytes of the range are below 0x80.
  var isASCII = true

  /// Scans `text` from `start`.
  init(_ text: [UInt8], from start: Int) {
    var all: UInt8 = 0
    for index in start..<text.count { all |= text[index] }
    isASCII = all < 0x80
  }
}

/// Reading of single bytes for those who look at the text beside libyaml.
extension [UInt8] {
  /// The number of bytes of the line break at `offset` as libyaml sees it; 0 if there is none.
  func breakWidth(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    switch self[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < count && self[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < count && self[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < count, self[offset + 1] == 0x80 else { return 0 }
      return self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Whether a space or tab stands at `offset`.
  func isBlank(at offset: Int) -> Bool {
    offset < count && (self[offset] == 0x20 || self[offset] == 0x09)
  }

  /// The offset of the first byte of the editor's line that holds `offset`.
  func lineStart(before offset: Int) -> Int {
    var start = Swift.min(offset, count)
    while start > 0, !endsLine(at: start - 1) { start -= 1 }
    return start
  }

  /// The offset of the first line from `offset` on, itself the start of a line or not, that
  /// begins with `---` and a blank, a line break or the end.
  func documentMarker(from offset: Int) -> Int? {
    var start = offset
    if start > 0, start <= count, !endsLine(at: start - 1) { start = nextLine(after: start) }
    while start + 3 <= count {
      if self[start] == 0x2D, self[start + 1] == 0x2D, self[start + 2] == 0x2D,
        start + 3 == count || isBlank(at: start + 3) || breakWidth(at: start + 3) > 0
      {
        return start
      }
      start = nextLine(after: start)
    }
    return nil
  }

  private func nextLine(after offset: Int) -> Int {
    var end = offset
    while end < count, !endsLine(at: end) { end += 1 }
    return Swift.min(end + 1, count)
  }

  /// Whether the byte at `offset` is the last of an editor's line break.
  private func endsLine(at offset: Int) -> Bool {
    self[offset] == 0x0A
      || self[offset] == 0x0D && !(offset + 1 < count && self[offset + 1] == 0x0A)
  }
}
