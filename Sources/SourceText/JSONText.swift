extension [UInt8] {
  /// Appends `text` as a JSON string.
  package mutating func appendJSONString(_ text: String) {
    let bytes = Array(text.utf8)
    appendJSONString(bytes.indices, of: bytes)
  }

  /// Appends the bytes of `text` in `range`, which are UTF-8, as a JSON string with only the escapes
  /// that JSON demands.
  ///
  /// The escapes are those of RFC 8785, section 3.2.2.2.
  package mutating func appendJSONString(_ range: Range<Int>, of text: [UInt8]) {
    append(UInt8(ascii: "\""))
    var start = range.lowerBound
    for index in range where text[index].needsJSONEscape {
      append(contentsOf: text[start..<index])
      appendJSONEscape(text[index])
      start = index + 1
    }
    append(contentsOf: text[start..<range.upperBound])
    append(UInt8(ascii: "\""))
  }

  /// Appends the shortest escape of a quote, a backslash or a control character.
  package mutating func appendJSONEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      self += "u00".utf8
      appendHexadecimal(byte)
    }
  }

  /// Appends the two digits of `byte`, letters in lower case.
  package mutating func appendHexadecimal(_ byte: UInt8) {
    append(Self.hexadecimalDigits[Int(byte >> 4)])
    append(Self.hexadecimalDigits[Int(byte & 0xF)])
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}

extension UInt8 {
  /// Whether JSON has the character only as an escape.
  fileprivate var needsJSONEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
