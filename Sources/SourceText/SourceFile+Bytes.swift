extension SourceFile {
  /// The file's own bytes; nil for UTF-16 whose text is not whole.
  package var bytes: [UInt8]? {
    guard encoding != .utf8 else { return text }
    guard let text = String(validating: text, as: UTF8.self) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 + 2 * text.utf8.count)
    for unit in [0xFEFF] + Array(text.utf16) {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += encoding == .utf16BigEndian ? [high, low] : [low, high]
    }
    return bytes
  }
}
