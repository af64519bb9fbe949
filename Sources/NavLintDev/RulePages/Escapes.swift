/// Bytes that a page cannot show, written `\xNN` as reports write them.
enum Escapes {
  /// The bytes of `text`, each `\xNN` in it replaced by that byte.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = ArraySlice(text.utf8)
    while let first = rest.first {
      if rest.starts(with: "\\x".utf8), let byte = byte(rest.dropFirst(2).prefix(2)) {
        bytes.append(byte)
        rest = rest.dropFirst(4)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }

  private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}
