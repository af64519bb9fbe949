/// One file's text, ready for parsing, and what is needed to speak of places in it.
///
/// All offsets inside navlint are byte offsets of `text`. For UTF-8 these are the file's own
/// offsets, byte-order mark included; UTF-16 is converted to UTF-8 once, and `fileOffset(of:)`
/// converts back.
public struct SourceFile: Sendable {
  /// How the file's bytes encode its text.
  public enum Encoding: Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The name to report: a path as given, or `<stdin>`.
  public let path: String

  /// The text as UTF-8; may hold bytes that are not, which the parser reports.
  public let text: [UInt8]

  /// How the file's bytes encode the text.
  public let encoding: Encoding

  /// The offset of the first character behind a byte-order mark.
  public let textStart: Int

  /// Reads `bytes` by their byte-order mark, as UTF-8 without one.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    if bytes.starts(with: [0xFF, 0xFE]) {
      encoding = .utf16LittleEndian
      text = Self.utf8(fromUTF16: bytes, lowByteFirst: true)
      textStart = 0
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16BigEndian
      text = Self.utf8(fromUTF16: bytes, lowByteFirst: false)
      textStart = 0
    } else {
      encoding = .utf8
      text = bytes
      textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
  }

  private init(path: String, text: [UInt8], encoding: Encoding, textStart: Int) {
    self.path = path
    self.text = text
    self.encoding = encoding
    self.textStart = textStart
  }

  /// The file with another text in the same encoding.
  package func replacingText(_ text: [UInt8]) -> SourceFile {
    SourceFile(path: path, text: text, encoding: encoding, textStart: textStart)
  }

  /// The text of `range`, with replacement characters where the bytes are no UTF-8.
  public subscript(range: SourceRange) -> String {
    String(decoding: text[range.start..<range.end], as: UTF8.self)
  }

  /// The offset in the file's own bytes of the `text` byte at `offset`; linear for UTF-16.
  package func fileOffset(of offset: Int) -> Int {
    guard encoding != .utf8 else { return offset }
    var units = 0
    for byte in text[..<offset] where byte & 0xC0 != 0x80 {
      units += byte >= 0xF0 ? 2 : 1
    }
    return 2 + 2 * units
  }

  /// Converts UTF-16 behind its byte-order mark.
  ///
  /// A lone surrogate becomes its three-byte form and an odd last byte becomes 0xFF: neither is
  /// UTF-8, so the parser reports both at their place.
  private static func utf8(fromUTF16 bytes: [UInt8], lowByteFirst: Bool) -> [UInt8] {
    func unit(at index: Int) -> UInt32 {
      let first = UInt32(bytes[index])
      let second = UInt32(bytes[index + 1])
      return lowByteFirst ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 2
    while index + 1 < bytes.count {
      var scalar = unit(at: index)
      index += 2
      if scalar & 0xFC00 == 0xD800, index + 1 < bytes.count {
        let low = unit(at: index)
        if low & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + (low & 0x3FF)
          index += 2
        }
      }
      appendUTF8(scalar, to: &text)
    }
    if index < bytes.count { text.append(0xFF) }
    return text
  }

  private static func appendUTF8(_ scalar: UInt32, to text: inout [UInt8]) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80: text.append(UInt8(scalar))
    case ..<0x800: text += [UInt8(0xC0 | scalar >> 6), continuation(0)]
    case ..<0x10000: text += [UInt8(0xE0 | scalar >> 12), continuation(6), continuation(0)]
    default:
      text += [
        UInt8(0xF0 | scalar >> 18), continuation(12), continuation(6), continuation(0),
      ]
    }
  }
}
