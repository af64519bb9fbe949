/// Pairs of escapes that are one character in JSON: `\uD83D\uDE00`.
struct SurrogateEscapes {
  /// The first of 2,048 characters of three bytes that stand in for the surrogates in order.
  let standIns: UInt32

  /// Whether `text` holds such a pair.
  static func areIn(_ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0] == 0x5C && pair(in: text[...], at: $0) }
  }

  /// Whether an escaped high surrogate and an escaped low one begin at `offset`.
  private static func pair(in text: ArraySlice<UInt8>, at offset: Int) -> Bool {
    isEscape(text, at: offset, 0x38...0x42) && isEscape(text, at: offset + 6, 0x43...0x46)
  }

  /// Whether `\uD…` is at `offset` with the third digit, in upper case, among `third`.
  private static func isEscape(
    _ text: ArraySlice<UInt8>, at offset: Int, _ third: ClosedRange<UInt8>
  ) -> Bool {
    guard offset >= text.startIndex, offset + 6 <= text.endIndex, text[offset] == 0x5C,
      text[offset + 1] == 0x75, text[offset + 2] | 0x20 == 0x64
    else { return false }
    let digit = text[offset + 3]
    let upper = digit >= 0x61 ? digit - 0x20 : digit
    return third.contains(upper) && text[offset + 3].hexadecimalDigit != nil
      && text[offset + 4].hexadecimalDigit != nil && text[offset + 5].hexadecimalDigit != nil
  }

  /// Names the stand-ins in the escapes of `text`, unless their backslash is itself escaped.
  func disguise(_ text: inout [UInt8]) {
    var offset = 0
    while offset < text.count {
      guard text[offset] == 0x5C else {
        offset += 1
        continue
      }
      guard Self.pair(in: text[...], at: offset) else {
        offset += 2
        continue
      }
      rename(&text, at: offset)
      rename(&text, at: offset + 6)
      offset += 12
    }
  }

  private func rename(_ text: inout [UInt8], at offset: Int) {
    guard let surrogate = text.hexadecimal(at: offset + 2, digits: 4) else { return }
    let standIn = surrogate - 0xD800 + standIns
    for digit in 0..<4 {
      let value = UInt8(standIn >> UInt32(12 - 4 * digit) & 0xF)
      text[offset + 2 + digit] = value < 10 ? 0x30 + value : 0x37 + value
    }
  }

  /// Makes the pairs of stand-ins in `bytes` from `start` on the characters they stand for.
  func decode(_ bytes: inout [UInt8], from start: Int) {
    var read = start
    var write = start
    while read < bytes.count {
      if let high = surrogate(in: bytes, at: read), let low = surrogate(in: bytes, at: read + 3),
        let scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF))
      {
        for byte in String(scalar).utf8 {
          bytes[write] = byte
          write += 1
        }
        read += 6
      } else {
        bytes[write] = bytes[read]
        write += 1
        read += 1
      }
    }
    bytes.removeLast(read - write)
  }

  /// The surrogate that the character at `offset` stands in for.
  private func surrogate(in bytes: [UInt8], at offset: Int) -> UInt32? {
    guard offset + 3 <= bytes.count, bytes[offset] & 0xF0 == 0xE0 else { return nil }
    let high = UInt32(bytes[offset] & 0xF) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
    let codePoint = high | UInt32(bytes[offset + 2] & 0x3F)
    guard standIns..<standIns + 0x800 ~= codePoint else { return nil }
    return codePoint - standIns + 0xD800
  }

  /// Puts the escapes back that a text without escapes shows as they are: the first of `bytes`
  /// from `start` on is the first of `spelling`, and so on.
  func reveal(_ bytes: inout [UInt8], from start: Int, spelling: ArraySlice<UInt8>) {
    var original = spelling.startIndex
    var offset = start
    while offset + 6 <= bytes.count {
      guard isStandIn(bytes, at: offset) else {
        offset += 1
        continue
      }
      while original < spelling.endIndex, !isSurrogate(spelling, at: original) { original += 1 }
      guard original < spelling.endIndex else { return }
      for index in 0..<6 { bytes[offset + index] = spelling[original + index] }
      offset += 6
      original += 6
    }
  }

  private func isStandIn(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard bytes[offset] == 0x5C, bytes[offset + 1] == 0x75,
      let codePoint = bytes.hexadecimal(at: offset + 2, digits: 4)
    else { return false }
    return standIns..<standIns + 0x800 ~= codePoint
  }

  /// Whether half of a pair that was renamed is at `offset`.
  private func isSurrogate(_ text: ArraySlice<UInt8>, at offset: Int) -> Bool {
    Self.pair(in: text, at: offset) || Self.pair(in: text, at: offset - 6)
  }
}
