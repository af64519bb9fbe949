/// Reading of single bytes for those who look at the text beside libyaml.
extension [UInt8] {
  /// The number of bytes of the line break at `offset`; 0 if there is none.
  func breakWidth(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    switch self[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < count && self[offset + 1] == 0x0A ? 2 : 1
    default: return 0
    }
  }

  /// Whether U+0085, U+2028 or U+2029 is at `offset`: line breaks to YAML 1.1 and libyaml alone.
  func isSeparator(at offset: Int) -> Bool {
    guard offset + 1 < count else { return false }
    if self[offset] == 0xC2 { return self[offset + 1] == 0x85 }
    return offset + 2 < count && self[offset] == 0xE2 && self[offset + 1] == 0x80
      && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9)
  }

  /// Whether a space or tab stands at `offset`.
  func isBlank(at offset: Int) -> Bool {
    offset < count && (self[offset] == 0x20 || self[offset] == 0x09)
  }

  /// The offset behind the last byte of the editor's line that holds `offset`, its break apart.
  ///
  /// At most `limit`.
  func lineEnd(from offset: Int, limit: Int = .max) -> Int {
    var end = offset
    let limit = Swift.min(limit, count)
    while end < limit, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    return end
  }

  /// The number of spaces that the line beginning at `start` begins with.
  func indentation(ofLineAt start: Int) -> Int {
    var end = start
    while end < count, self[end] == 0x20 { end += 1 }
    return end - start
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
